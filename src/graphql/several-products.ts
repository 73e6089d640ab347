import type { DocumentNode, FieldNode, VariableDefinitionNode } from 'graphql';
import { operationOf } from './write-variables.ts';

/** The name of the nth alias or variable; the first has the name of the document. */
export function nthName(name: string, nth: number): string {
  return nth === 1 ? name : `${name}${nth}`;
}

/** The root field of a document with one operation of one field. */
export function rootFieldOf(document: DocumentNode): FieldNode | undefined {
  const [field] = operationOf(document)?.selectionSet.selections ?? [];
  return field?.kind === 'Field' ? field : undefined;
}

/** The name of a field in the response. */
export function responseKey({ alias, name }: FieldNode): string {
  return (alias ?? name).value;
}

/**
 * The document with its root field several times, each under an alias and with its own variables:
 * `producto(id: $id) {…} producto2: producto(id: $id2) {…}`. Derived, so that a document has one
 * list of fields, and a contract with other names or types needs no second change. The client sends
 * what the server's allow-list derives, so both use this function.
 */
export function repeatRootField(document: DocumentNode, count: number): DocumentNode {
  const operation = operationOf(document);
  const field = rootFieldOf(document);
  if (!operation || !field) return document;
  const copies = Array.from({ length: count }, (_, at) => at + 1);
  const { variableDefinitions = [] } = operation;
  const isOwn = ({ variable }: VariableDefinitionNode) =>
    field.arguments?.some(
      ({ value }) => value.kind === 'Variable' && value.name.value === variable.name.value,
    );
  return {
    // Not `...document`: urql marks a document that it has sent with its key and text.
    kind: document.kind,
    definitions: document.definitions.map((definition) =>
      definition === operation
        ? {
            ...operation,
            variableDefinitions: [
              ...copies.flatMap((nth) =>
                variableDefinitions.filter(isOwn).map((one) => nthDefinition(one, nth)),
              ),
              ...variableDefinitions.filter((one) => !isOwn(one)),
            ],
            selectionSet: {
              ...operation.selectionSet,
              selections: copies.map((nth) => nthField(field, nth)),
            },
          }
        : definition,
    ),
  };
}

function nthDefinition(definition: VariableDefinitionNode, nth: number): VariableDefinitionNode {
  return { ...definition, variable: renamed(definition.variable, nth) };
}

function nthField(field: FieldNode, nth: number): FieldNode {
  if (nth === 1) return field;
  return {
    ...field,
    alias: { ...field.name, value: nthName(responseKey(field), nth) },
    arguments: (field.arguments ?? []).map((argument) =>
      argument.value.kind === 'Variable'
        ? { ...argument, value: renamed(argument.value, nth) }
        : argument,
    ),
  };
}

function renamed<Node extends VariableDefinitionNode['variable']>(node: Node, nth: number): Node {
  return { ...node, name: { ...node.name, value: nthName(node.name.value, nth) } };
}
