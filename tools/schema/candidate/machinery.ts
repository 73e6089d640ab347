import {
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
  Kind,
  type ObjectTypeDefinitionNode,
  specifiedDirectives,
  visit,
} from 'graphql';

/** Directives of Apollo Federation, which a gateway reads and no client ever sees. */
const federationDirectives = new Set(
  'key shareable external requires provides extends override inaccessible tag link composeDirective interfaceObject authenticated requiresScopes policy cost listSize context fromContext'.split(
    ' ',
  ),
);
const federationTypes = new Set(['_Any', '_Entity', '_Service', 'FieldSet', '_FieldSet']);
const federationFields = new Set(['_entities', '_service']);
/** What a namespaced import or a composed supergraph calls its parts. */
const namespaced = /^(federation|link|join|core)__/;

/**
 * Takes out of an SDL what is no concern of a client: federation's directives, types and root
 * fields, what is marked `@inaccessible`, and directives that the document applies but does not
 * define.
 */
export function withoutMachinery(document: DocumentNode): {
  document: DocumentNode;
  notes: string[];
} {
  const defined = new Set(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.DIRECTIVE_DEFINITION ? [definition.name.value] : [],
    ),
  );
  const removed = {
    federation: new Set<string>(),
    hidden: new Set<string>(),
    undefined: new Set<string>(),
  };

  const stripped = visit(document, {
    Directive: (node) => {
      const name = node.name.value;
      if (isFederationDirective(name)) removed.federation.add(`@${name}`);
      else if (defined.has(name) || specifiedDirectives.some((known) => known.name === name))
        return;
      else removed.undefined.add(`@${name}`);
      return null;
    },
    enter: (node) => {
      if (!('name' in node) || node.name === undefined) return;
      const name = node.name.value;
      if ('directives' in node && node.directives?.some(marksHidden)) {
        removed.hidden.add(name);
        return null;
      }
      if (isFederationDefinition(node.kind, name)) {
        removed.federation.add(node.kind === Kind.DIRECTIVE_DEFINITION ? `@${name}` : name);
        return null;
      }
    },
  });

  const kept = definedHere(stripped.definitions.filter((definition) => !isEmpty(definition)));
  return { document: { ...document, definitions: kept }, notes: notesOn(removed) };
}

function isFederationDirective(name: string): boolean {
  return federationDirectives.has(name) || namespaced.test(name);
}

function isFederationDefinition(kind: string, name: string): boolean {
  if (kind === Kind.DIRECTIVE_DEFINITION) return isFederationDirective(name);
  if (kind === Kind.FIELD_DEFINITION) return federationFields.has(name);
  return kind.endsWith('TypeDefinition') && (federationTypes.has(name) || namespaced.test(name));
}

const marksHidden = ({ name }: DirectiveNode) =>
  name.value === 'inaccessible' || name.value === 'federation__inaccessible';

/** An extension that only carried machinery, such as `extend schema @link(…)`. */
function isEmpty(definition: DefinitionNode): boolean {
  if (definition.kind === Kind.SCHEMA_EXTENSION) {
    return !definition.operationTypes?.length && !definition.directives?.length;
  }
  if (definition.kind === Kind.OBJECT_TYPE_EXTENSION) return !definition.fields?.length;
  return false;
}

/** Makes the first `extend type X` of an X that nothing defines the definition of it. */
function definedHere(definitions: readonly DefinitionNode[]): DefinitionNode[] {
  const names = new Set(
    definitions.flatMap((definition) =>
      definition.kind.endsWith('TypeDefinition') && 'name' in definition && definition.name
        ? [definition.name.value]
        : [],
    ),
  );
  return definitions.map((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_EXTENSION) return definition;
    if (names.has(definition.name.value)) return definition;
    names.add(definition.name.value);
    const type: ObjectTypeDefinitionNode = { ...definition, kind: Kind.OBJECT_TYPE_DEFINITION };
    return type;
  });
}

function notesOn(removed: Record<'federation' | 'hidden' | 'undefined', Set<string>>): string[] {
  const list = (names: Set<string>) => [...names].sort().join(', ');
  const notes = [];
  if (removed.federation.size > 0) {
    notes.push(
      `Left out federation's machinery, which clients never see: ${list(removed.federation)}.`,
    );
  }
  if (removed.hidden.size > 0) notes.push(`Left out as @inaccessible: ${list(removed.hidden)}.`);
  if (removed.undefined.size > 0) {
    notes.push(
      `Left out directives that it applies but does not define: ${list(removed.undefined)}.`,
    );
  }
  return notes;
}
