/** Every operation of the storefront as the client sends it, by name. */
export const operations = {
  BuscarProductosPorNombre: "query BuscarProductosPorNombre($nombre: String!) {\n  buscarProductosPorNombre(nombre: $nombre) {\n    ...ProductoTarjeta\n    __typename\n  }\n}\nfragment ProductoTarjeta on Producto {\n  id\n  name\n  imageUrl\n  category\n  uuid\n  marca\n  __typename\n}",
  Category: "query Category {\n  category\n}",
  DescripcionesConocidas: "query DescripcionesConocidas {\n  productosResumen {\n    id\n    description\n    __typename\n  }\n}",
  Producto: "query Producto($id: Int!) {\n  producto(id: $id) {\n    ...ProductoTarjeta\n    priceBuy\n    price\n    description\n    stock\n    discount\n    __typename\n  }\n}\nfragment ProductoTarjeta on Producto {\n  id\n  name\n  imageUrl\n  category\n  uuid\n  marca\n  __typename\n}",
  ProductosPorCategoria: "query ProductosPorCategoria($category: String!) {\n  productosPorCategoria(category: $category) {\n    ...ProductoTarjeta\n    __typename\n  }\n}\nfragment ProductoTarjeta on Producto {\n  id\n  name\n  imageUrl\n  category\n  uuid\n  marca\n  __typename\n}",
  ProductosResumen: "query ProductosResumen {\n  productosResumen {\n    ...ProductoTarjeta\n    __typename\n  }\n}\nfragment ProductoTarjeta on Producto {\n  id\n  name\n  imageUrl\n  category\n  uuid\n  marca\n  __typename\n}",
} as const;
