import { publicFile } from '../../env.ts';

interface BrandLogoProps {
  /** '' shows the name. */
  logo: string;
  name: string;
  /** A copy, which screen readers do not read. */
  isCopy?: boolean;
  className?: string | undefined;
}

export function BrandLogo({ logo, name, isCopy = false, className }: BrandLogoProps) {
  if (!logo) return <b className={['display', className].filter(Boolean).join(' ')}>{name}</b>;
  return (
    <img
      className={className}
      alt={isCopy ? '' : name}
      src={publicFile(logo)}
      width={200}
      height={80}
      loading="lazy"
      decoding="async"
    />
  );
}
