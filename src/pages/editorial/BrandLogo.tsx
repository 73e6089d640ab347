import { publicFile } from '../../env.ts';

interface BrandLogoProps {
  /** '' shows the name. */
  logo: string;
  alt: string;
  className?: string | undefined;
}

export function BrandLogo({ logo, ...rest }: BrandLogoProps) {
  if (!logo) return <span className={rest.className}>{rest.alt}</span>;
  return (
    <img
      {...rest}
      alt={rest.alt}
      src={publicFile(logo)}
      width={200}
      height={80}
      loading="lazy"
      decoding="async"
    />
  );
}
