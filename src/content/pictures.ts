/** Wide pictures of banners, promotions and services. */
export type SceneName =
  | 'banner_planchas'
  | 'banner_surtido'
  | 'banner_tubos'
  | 'banner_vigas'
  | 'servicio_corte_doblez'
  | 'servicio_entregas'
  | 'servicio_galvanizado'
  | 'servicio_soldadura';

/** The 640 px WebP file; `-640.webp` implies the other widths and AVIF for the `srcset`. */
export type ScenePicture = `/images/scenes/${SceneName}-640.webp`;
export type ProductPicture = `/images/products/${string}-640.webp`;

export interface Illustration {
  imageSrc: ScenePicture;
  alt: string;
}
