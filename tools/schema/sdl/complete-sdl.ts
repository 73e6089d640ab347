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
  for (const one of document.definitions) {
    if (one.kind === Kind.DIRECTIVE_DEFINITION) declared.add(one.name.value);
  }
  const ignored = new Set<string>();
  const known: DocumentNode = visit(document, {
    Directive({ name }) {
      if (declared.has(name.value)) return undefined;
      ignored.add(name.value);
      return null;
    },
  });
  const definitions = known.definitions.filter((one) => !isEmptySchemaExtension(one));
  return {
    document: { ...known, definitions: withDefinitions(definitions) },
    ignored: [...ignored].sort(),
  };
}

/** `extend schema @link(…)` */
function isEmptySchemaExtension(one: DefinitionNode): boolean {
  return (
    one.kind === Kind.SCHEMA_EXTENSION && !one.operationTypes?.length && !one.directives?.length
  );
}

function withDefinitions(definitions: readonly DefinitionNode[]): DefinitionNode[] {
  const nameOf = (one: DefinitionNode) => ('name' in one && one.name?.value) || 'schema';
  const defined = new Set(definitions.filter(({ kind }) => !(kind in definitionKinds)).map(nameOf));
  return definitions.map((one) => {
    const kind = definitionKinds[one.kind];
    if (!kind || defined.has(nameOf(one))) return one;
    defined.add(nameOf(one));
    // Definitions and extensions have the same members.
    return { ...one, kind } as DefinitionNode;
  });
}
