import type { IconNode } from 'lucide';

interface IconProps {
  /** An icon of lucide. */
  of: IconNode;
  /** Pixels. */
  size: number;
  className?: string | undefined;
}

/**
 * A decorative icon, hidden from screen readers. Replaces lucide-react, which weighs as much as all
 * icons of the first page together.
 */
export function Icon({ of, size, className }: IconProps) {
  return (
    <svg
      className={className}
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {of.map(([Part, shape], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
        <Part key={index} {...shape} />
      ))}
    </svg>
  );
}
