import type { DocumentNode, OperationDefinitionNode, TypeNode } from 'graphql';
import { valueOf } from './enum-labels.ts';
import { scalars } from './scalars.ts';

export function operationOf({ definitions }: Pick<DocumentNode, 'definitions'>) {
  return definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === 'OperationDefinition',
  );
}

/** Variables as the contract has them: an `ID` is a string, a label the value of its enum. */
export function writeVariables(
  query: Pick<DocumentNode, 'definitions'>,
  variables: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const written = { ...variables };
  for (const { variable, type } of operationOf(query)?.variableDefinitions ?? []) {
    const { value: name } = variable.name;
    const { [name]: value } = written;
    if (value == null) continue;
    const typeName = namedType(type);
    const write = scalars[typeName]?.write ?? ((sent) => valueOf(typeName, sent));
    written[name] = write(value);
  }
  return written;
}

export function namedType(type: TypeNode): string {
  return type.kind === 'NamedType' ? type.name.value : namedType(type.type);
}
