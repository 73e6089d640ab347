import { publicFile } from '../../env.ts';

interface BrandLogoProps {
  logo: string;
  alt: string;
  className?: string | undefined;
}

export function BrandLogo({ logo, ...rest }: BrandLogoProps) {
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
