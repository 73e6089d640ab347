import type { GraphQLResolveInfo } from 'graphql';
import type { StoredProduct } from '../catalogue/stored-product.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

/**
 * Something that the shop sells. One type serves lists and detail alike, so that
 * a client's cache keeps a single record per product.
 */
export type Producto = {
  __typename?: 'Producto';
  /** Name of the category that the product stands in; one of `category`. */
  category?: Maybe<Scalars['String']['output']>;
  /** Norm, dimensions, weight and use, as plain text. Line breaks separate paragraphs. */
  description?: Maybe<Scalars['String']['output']>;
  /** Discount on the price, in percent from 0 to 100. Null: none. */
  discount?: Maybe<Scalars['Float']['output']>;
  /** Identifies the product in links, carts and caches. An integer above 0 that is never used again. */
  id: Scalars['Int']['output'];
  /**
   * The product's picture: an absolute http(s) URL, or a path on the backend's
   * host. Null or blank: there is none.
   */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Brand (marca) of the product, which its name may lack. Null: unbranded, as most steel is. */
  marca?: Maybe<Scalars['String']['output']>;
  /** Trade name, with dimensions as the trade writes them: `TUBO CUADRADO LAC 2" x 2" x 2.0 mm x 6 m`. */
  name?: Maybe<Scalars['String']['output']>;
  /** Selling price of one unit in soles (PEN), taxes included, before the discount. Null or 0: on request. */
  price?: Maybe<Scalars['Float']['output']>;
  /**
   * Purchase price in soles (PEN). An internal figure: a public backend should
   * answer null, and the storefront never shows, stores or sends it.
   */
  priceBuy?: Maybe<Scalars['Float']['output']>;
  /** Units in stock. Null: not known. */
  stock?: Maybe<Scalars['Int']['output']>;
  /**
   * The product's code in the owner's own system, which buyers read and type: `FC-017`. Another
   * identifier of that system, as a UUID, is never shown. Null: none.
   */
  uuid?: Maybe<Scalars['String']['output']>;
};

/** Everything that the storefront reads. All of it is public; nothing needs a login. */
export type Query = {
  __typename?: 'Query';
  /**
   * The products whose name contains the given text, ignoring case and accents; at most 1,000.
   * A blank text finds nothing.
   */
  buscarProductosPorNombre: Array<Producto>;
  /** The names of all categories, in the order in which the shop shows them. */
  category: Array<Scalars['String']['output']>;
  /** One product, or null where no product has that id. */
  producto?: Maybe<Producto>;
  /**
   * The products of one category, in catalogue order; empty for an unknown name.
   * Two names are not in `category` and answered all the same: `Promociones`
   * (products with a discount) and `Marcas` (products that name a brand, ordered
   * by brand).
   */
  productosPorCategoria: Array<Producto>;
  /**
   * Every product of the catalogue, in the order in which the shop shows them.
   * Meant to be read with few fields: the storefront reads it once per visit and
   * draws home, related products and live search from that one answer. `uuid` may be null here for
   * an identifier that is no code: a UUID takes more room than all other fields.
   */
  productosResumen: Array<Producto>;
};


/** Everything that the storefront reads. All of it is public; nothing needs a login. */
export type QueryBuscarProductosPorNombreArgs = {
  nombre: Scalars['String']['input'];
};


/** Everything that the storefront reads. All of it is public; nothing needs a login. */
export type QueryProductoArgs = {
  id: Scalars['Int']['input'];
};


/** Everything that the storefront reads. All of it is public; nothing needs a login. */
export type QueryProductosPorCategoriaArgs = {
  category: Scalars['String']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Producto: ResolverTypeWrapper<StoredProduct>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  Float: Scalars['Float']['output'];
  Int: Scalars['Int']['output'];
  Producto: StoredProduct;
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
};

export type ProductoResolvers<ContextType = any, ParentType extends ResolversParentTypes['Producto'] = ResolversParentTypes['Producto']> = {
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marca?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceBuy?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uuid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  buscarProductosPorNombre?: Resolver<Array<ResolversTypes['Producto']>, ParentType, ContextType, RequireFields<QueryBuscarProductosPorNombreArgs, 'nombre'>>;
  category?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  producto?: Resolver<Maybe<ResolversTypes['Producto']>, ParentType, ContextType, RequireFields<QueryProductoArgs, 'id'>>;
  productosPorCategoria?: Resolver<Array<ResolversTypes['Producto']>, ParentType, ContextType, RequireFields<QueryProductosPorCategoriaArgs, 'category'>>;
  productosResumen?: Resolver<Array<ResolversTypes['Producto']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Producto?: ProductoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
};

