import type { ConcreteRequest } from 'relay-runtime';

const scalar = (name: string) => ({
  alias: null,
  args: null,
  kind: 'ScalarField' as const,
  name,
  storageKey: null,
});

const summary = ['id', 'name', 'imageUrl', 'category'].map(scalar);
const whole = [
  ...summary,
  ...['uuid', 'priceBuy', 'price', 'description', 'stock', 'discount', 'marca'].map(scalar),
];

/** A request as Relay's compiler writes it, for one root field of products. */
function request(name: string, field: object, variables: object[]): ConcreteRequest {
  const artifact: unknown = {
    kind: 'Request',
    fragment: {
      kind: 'Fragment',
      name,
      type: 'Query',
      abstractKey: null,
      metadata: null,
      argumentDefinitions: variables,
      selections: [field],
    },
    operation: { kind: 'Operation', name, argumentDefinitions: variables, selections: [field] },
    params: { cacheID: name, id: null, name, operationKind: 'query', text: '', metadata: {} },
  };
  return artifact as ConcreteRequest;
}

export const listRequest = request(
  'ProductosResumen',
  {
    alias: null,
    args: null,
    concreteType: 'Producto',
    kind: 'LinkedField',
    name: 'productosResumen',
    plural: true,
    selections: summary,
    storageKey: null,
  },
  [],
);

export const detailRequest = request(
  'Producto',
  {
    alias: null,
    args: [{ kind: 'Variable', name: 'id', variableName: 'id' }],
    concreteType: 'Producto',
    kind: 'LinkedField',
    name: 'producto',
    plural: false,
    selections: whole,
    storageKey: null,
  },
  [{ defaultValue: null, kind: 'LocalArgument', name: 'id' }],
);
