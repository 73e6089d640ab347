import type { IconNode } from 'lucide';

interface IconProps {
  /** One of lucide's drawings. */
  of: IconNode;
  /** Pixels. */
  size: number;
  className?: string | undefined;
}

/**
 * Draws an icon; silent for a screen reader, since what it stands on or beside has the name. Lucide's
 * own component for React weighs as much as all the drawings of the first page together.
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a part of a drawing is its place
        <Part key={index} {...shape} />
      ))}
    </svg>
  );
}
