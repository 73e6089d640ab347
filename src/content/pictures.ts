/** The wide dark pictures: banners, promotions, services. */
export type SceneName =
  | 'banner_planchas'
  | 'banner_surtido'
  | 'banner_tubos'
  | 'banner_vigas'
  | 'servicio_corte_doblez'
  | 'servicio_entregas'
  | 'servicio_galvanizado'
  | 'servicio_soldadura';

/**
 * Pictures are named by the address of their 640 px WebP file. That ending promises the same
 * picture in the other widths and in AVIF, from which a `srcset` is made.
 */
export type ScenePicture = `/images/scenes/${SceneName}-640.webp`;
export type ProductPicture = `/images/products/${string}-640.webp`;

/** A picture that tells something, with the words for who cannot see it. */
export interface Illustration {
  imageSrc: ScenePicture;
  alt: string;
}
