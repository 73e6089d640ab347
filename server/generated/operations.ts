/** Every operation of the storefront as the client sends it, by name. */
export const operations = {
  BuscarProductosPorNombre: "query BuscarProductosPorNombre($nombre: String!) {\n  buscarProductosPorNombre(nombre: $nombre) {\n    id\n    uuid\n    name\n    imageUrl\n    category\n    __typename\n  }\n}",
  Category: "query Category {\n  category\n}",
  DescripcionesConocidas: "query DescripcionesConocidas {\n  productosResumen {\n    id\n    description\n    __typename\n  }\n}",
  Producto: "query Producto($id: Int!) {\n  producto(id: $id) {\n    id\n    uuid\n    name\n    priceBuy\n    price\n    description\n    imageUrl\n    category\n    stock\n    discount\n    marca\n    __typename\n  }\n}",
  ProductosPorCategoria: "query ProductosPorCategoria($category: String!) {\n  productosPorCategoria(category: $category) {\n    id\n    uuid\n    name\n    imageUrl\n    category\n    __typename\n  }\n}",
  ProductosResumen: "query ProductosResumen {\n  productosResumen {\n    id\n    name\n    imageUrl\n    category\n    __typename\n  }\n}",
} as const;
