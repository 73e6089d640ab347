import { type DefinitionNode, type DocumentNode, Kind, specifiedDirectives, visit } from 'graphql';

/** The definition that an extension of a type becomes where the type itself is elsewhere. */
const definitionKinds: Readonly<Record<string, string>> = {
  [Kind.SCHEMA_EXTENSION]: Kind.SCHEMA_DEFINITION,
  [Kind.OBJECT_TYPE_EXTENSION]: Kind.OBJECT_TYPE_DEFINITION,
  [Kind.INTERFACE_TYPE_EXTENSION]: Kind.INTERFACE_TYPE_DEFINITION,
  [Kind.UNION_TYPE_EXTENSION]: Kind.UNION_TYPE_DEFINITION,
  [Kind.ENUM_TYPE_EXTENSION]: Kind.ENUM_TYPE_DEFINITION,
  [Kind.INPUT_OBJECT_TYPE_EXTENSION]: Kind.INPUT_OBJECT_TYPE_DEFINITION,
};

/**
 * Makes the SDL of one service complete: removes directives that nobody declares, such as those of
 * federation, and turns extensions of types that are not defined into definitions.
 * @returns also the names of the removed directives, sorted
 */
export function completeSdl(document: DocumentNode) {
  const declared = new Set(specifiedDirectives.map(({ name }) => name));
  for (const definition of document.definitions) {
    if (definition.kind === Kind.DIRECTIVE_DEFINITION) declared.add(definition.name.value);
  }
  const ignored = new Set<string>();
  const known: DocumentNode = visit(document, {
    Directive({ name }) {
      if (declared.has(name.value)) return undefined;
      ignored.add(name.value);
      return null;
    },
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
