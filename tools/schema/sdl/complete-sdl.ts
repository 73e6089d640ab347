import {
  type DefinitionNode,
  type DocumentNode,
  Kind,
  type NameNode,
  specifiedDirectives,
  visit,
} from 'graphql';

/** The definition that an extension of a type becomes where the type itself is elsewhere. */
const definitionKinds: Readonly<Record<string, string>> = {
  [Kind.SCHEMA_EXTENSION]: Kind.SCHEMA_DEFINITION,
  [Kind.OBJECT_TYPE_EXTENSION]: Kind.OBJECT_TYPE_DEFINITION,
  [Kind.INTERFACE_TYPE_EXTENSION]: Kind.INTERFACE_TYPE_DEFINITION,
  [Kind.UNION_TYPE_EXTENSION]: Kind.UNION_TYPE_DEFINITION,
  [Kind.ENUM_TYPE_EXTENSION]: Kind.ENUM_TYPE_DEFINITION,
  [Kind.INPUT_OBJECT_TYPE_EXTENSION]: Kind.INPUT_OBJECT_TYPE_DEFINITION,
};

/** The types and root fields that Apollo Federation adds to the schema of each service. */
const federationParts =
  /^(?:_Any|_Entity|_Service|_?FieldSet|_entities|_service|(?:core|federation|join|link)__\w+)$/;

/** The locations of directives in documents; all others only describe a schema. */
const ofDocuments =
  /^(?:QUERY|MUTATION|SUBSCRIPTION|FIELD|FRAGMENT_\w+|INLINE_FRAGMENT|VARIABLE_DEFINITION)$/;

/**
 * Makes the SDL of one service complete: removes what federation adds and directives that
 * describe the schema, and turns extensions of types that are not defined into definitions.
 * @returns also the names of the directives that were removed where they are used, sorted
 */
export function completeSdl(document: DocumentNode) {
  const kept = new Set(specifiedDirectives.map(({ name }) => name));
  const ignored = new Set<string>();
  const withoutFederation = ({ name }: { name: NameNode }) =>
    federationParts.test(name.value) ? null : undefined;
  const known: DocumentNode = visit(document, {
    Directive({ name }) {
      if (kept.has(name.value)) return undefined;
      ignored.add(name.value);
      return null;
    },
    DirectiveDefinition: ({ locations }) =>
      locations.some(({ value }) => ofDocuments.test(value)) ? undefined : null,
    EnumTypeDefinition: withoutFederation,
    FieldDefinition: withoutFederation,
    ObjectTypeDefinition: withoutFederation,
    ScalarTypeDefinition: withoutFederation,
    UnionTypeDefinition: withoutFederation,
  });
  const definitions = known.definitions.filter((definition) => !isEmptySchemaExtension(definition));
  return {
    document: { ...known, definitions: withDefinitions(definitions) },
    ignored: [...ignored].sort(),
  };
}

/** `extend schema @link(…)` */
function isEmptySchemaExtension(definition: DefinitionNode): boolean {
  return (
    definition.kind === Kind.SCHEMA_EXTENSION &&
    !definition.operationTypes?.length &&
    !definition.directives?.length
  );
}

function withDefinitions(definitions: readonly DefinitionNode[]): DefinitionNode[] {
  const nameOf = (definition: DefinitionNode) =>
    ('name' in definition && definition.name?.value) || 'schema';
  const defined = new Set(definitions.filter(({ kind }) => !(kind in definitionKinds)).map(nameOf));
  return definitions.map((definition) => {
    const kind = definitionKinds[definition.kind];
    if (!kind || defined.has(nameOf(definition))) return definition;
    defined.add(nameOf(definition));
    // Definitions and extensions have the same members.
    return { ...definition, kind } as DefinitionNode;
  });
}
