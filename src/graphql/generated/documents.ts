/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BuscarProductosPorNombreQueryVariables = Exact<{
  nombre: string;
}>;


export type BuscarProductosPorNombreQuery = { readonly buscarProductosPorNombre: ReadonlyArray<{ readonly id: number, readonly name: string | null, readonly imageUrl: string | null, readonly category: string | null, readonly uuid: string | null, readonly marca: string | null }> };

export type CategoryQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryQuery = { readonly category: ReadonlyArray<string> };

export type DescripcionesConocidasQueryVariables = Exact<{ [key: string]: never; }>;


export type DescripcionesConocidasQuery = { readonly productosResumen: ReadonlyArray<{ readonly id: number, readonly description: string | null }> };

export type ProductoTarjetaFragment = { readonly id: number, readonly name: string | null, readonly imageUrl: string | null, readonly category: string | null, readonly uuid: string | null, readonly marca: string | null };

export type ProductoQueryVariables = Exact<{
  id: number;
}>;


export type ProductoQuery = { readonly producto: { readonly priceBuy: number | null, readonly price: number | null, readonly description: string | null, readonly stock: number | null, readonly discount: number | null, readonly id: number, readonly name: string | null, readonly imageUrl: string | null, readonly category: string | null, readonly uuid: string | null, readonly marca: string | null } | null };

export type ProductosPorCategoriaQueryVariables = Exact<{
  category: string;
}>;


export type ProductosPorCategoriaQuery = { readonly productosPorCategoria: ReadonlyArray<{ readonly id: number, readonly name: string | null, readonly imageUrl: string | null, readonly category: string | null, readonly uuid: string | null, readonly marca: string | null }> };

export type ProductosResumenQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductosResumenQuery = { readonly productosResumen: ReadonlyArray<{ readonly id: number, readonly name: string | null, readonly imageUrl: string | null, readonly category: string | null, readonly uuid: string | null, readonly marca: string | null }> };

export const ProductoTarjetaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductoTarjeta"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Producto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"marca"}}]}}]} as unknown as DocumentNode<ProductoTarjetaFragment, unknown>;
export const BuscarProductosPorNombreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BuscarProductosPorNombre"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nombre"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buscarProductosPorNombre"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"nombre"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nombre"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductoTarjeta"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductoTarjeta"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Producto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"marca"}}]}}]} as unknown as DocumentNode<BuscarProductosPorNombreQuery, BuscarProductosPorNombreQueryVariables>;
export const CategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]} as unknown as DocumentNode<CategoryQuery, CategoryQueryVariables>;
export const DescripcionesConocidasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DescripcionesConocidas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productosResumen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<DescripcionesConocidasQuery, DescripcionesConocidasQueryVariables>;
export const ProductoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Producto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"producto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductoTarjeta"}},{"kind":"Field","name":{"kind":"Name","value":"priceBuy"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductoTarjeta"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Producto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"marca"}}]}}]} as unknown as DocumentNode<ProductoQuery, ProductoQueryVariables>;
export const ProductosPorCategoriaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductosPorCategoria"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productosPorCategoria"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductoTarjeta"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductoTarjeta"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Producto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"marca"}}]}}]} as unknown as DocumentNode<ProductosPorCategoriaQuery, ProductosPorCategoriaQueryVariables>;
export const ProductosResumenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductosResumen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productosResumen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductoTarjeta"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductoTarjeta"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Producto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"marca"}}]}}]} as unknown as DocumentNode<ProductosResumenQuery, ProductosResumenQueryVariables>;