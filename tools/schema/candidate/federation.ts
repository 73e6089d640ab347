import { type DocumentNode, Kind, specifiedDirectives, visit } from 'graphql';

/** What Apollo Federation adds to a schema, which a gateway reads and no client ever sees. */
const directives = new Set(
  'key shareable external requires provides extends override inaccessible tag link composeDirective interfaceObject authenticated requiresScopes policy cost listSize context fromContext'.split(
    ' ',
  ),
);
const typesAndFields = new Set(
  '_Any _Entity _Service FieldSet _FieldSet _entities _service'.split(' '),
);
/** What a namespaced import or a composed supergraph calls its parts. */
const namespaced = /^(federation|link|join|core)__/;

/**
 * Takes out of an SDL what is no concern of a client: federation's directives, types and root
 * fields, what is marked `@inaccessible`, and directives that the document applies but does not
 * define.
 *
 * @returns with one sentence on each kind of thing that was left out
 */
export function withoutFederation(document: DocumentNode): {
  document: DocumentNode;
  notes: string[];
} {
  const federation = new Set<string>();
  const hidden = new Set<string>();
  const unknown = new Set<string>();
  const defined = new Set(specifiedDirectives.map(({ name }) => name));
  for (const definition of document.definitions) {
    if (definition.kind === Kind.DIRECTIVE_DEFINITION) defined.add(definition.name.value);
  }
  const isFederation = (name: string, names: ReadonlySet<string>) =>
    names.has(name) || namespaced.test(name);

  const stripped: DocumentNode = visit(document, {
    enter(node) {
      if (!('name' in node) || !node.name) return undefined;
      const name = node.name.value;
      if (node.kind === Kind.DIRECTIVE || node.kind === Kind.DIRECTIVE_DEFINITION) {
        if (isFederation(name, directives)) federation.add(`@${name}`);
        else if (defined.has(name)) return undefined;
        else unknown.add(`@${name}`);
        return null;
      }
      if (
        'directives' in node &&
        node.directives?.some((one) => /^(federation__)?inaccessible$/.test(one.name.value))
      ) {
        hidden.add(name);
        return null;
      }
      const isDefinition =
        node.kind === Kind.FIELD_DEFINITION || node.kind.endsWith('TypeDefinition');
      if (!isDefinition || !isFederation(name, typesAndFields)) return undefined;
      federation.add(name);
      return null;
    },
  });
  const list = (names: Set<string>) => [...names].sort().join(', ');
  const told: [string, Set<string>][] = [
    ["Left out federation's machinery, which clients never see", federation],
    ['Left out as @inaccessible', hidden],
    ['Left out directives that it applies but does not define', unknown],
  ];
  return {
    document: withDefinitions(stripped),
    notes: told.flatMap(([what, names]) => (names.size > 0 ? [`${what}: ${list(names)}.`] : [])),
  };
}

/** Drops extensions that only carried machinery; an extension of a type that nothing defines defines it. */
function withDefinitions(document: DocumentNode): DocumentNode {
  const names = new Set(
    document.definitions.flatMap((one) =>
      one.kind === Kind.OBJECT_TYPE_DEFINITION ? [one.name.value] : [],
    ),
  );
  const definitions = document.definitions.flatMap((one) => {
    if (one.kind === Kind.SCHEMA_EXTENSION) return one.operationTypes?.length ? one : [];
    if (one.kind !== Kind.OBJECT_TYPE_EXTENSION) return one;
    if (!one.fields?.length) return [];
    if (names.has(one.name.value)) return one;
    names.add(one.name.value);
    return { ...one, kind: Kind.OBJECT_TYPE_DEFINITION } as const;
  });
  return { ...document, definitions };
}
