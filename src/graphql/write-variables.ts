import type { DocumentNode, OperationDefinitionNode, TypeNode } from 'graphql';
import { scalars } from './scalars.ts';

export function operationOf({ definitions }: Pick<DocumentNode, 'definitions'>) {
  return definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === 'OperationDefinition',
  );
}

/** Variables as the contract's scalars are sent: an `ID` is a string. */
export function writeVariables(
  query: Pick<DocumentNode, 'definitions'>,
  variables: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const written = { ...variables };
  for (const { variable, type } of operationOf(query)?.variableDefinitions ?? []) {
    const { value: name } = variable.name;
    const write = scalars[namedType(type)]?.write;
    if (write && written[name] != null) written[name] = write(written[name]);
  }
  return written;
}

function namedType(type: TypeNode): string {
  return type.kind === 'NamedType' ? type.name.value : namedType(type.type);
}
