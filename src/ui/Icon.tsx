import type { IconNode } from 'lucide';

interface IconProps {
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

/** A handset in a speech bubble, for the messaging app. */
export const handset: IconNode = [
  ['path', { d: 'M3.2 20.8l1.2-4.4a9 9 0 1 1 3.3 3.2z' }],
  [
    'path',
    {
      d: 'M9.1 7.5c.5 0 .9 1.5 1 1.9.1.5-.8 1-.6 1.4.6 1.2 1.5 2.1 2.7 2.7.4.2.9-.7 1.4-.6.4.1 1.9.5 1.9 1 0 1.2-1 2.1-2.2 2-3.3-.3-5.9-2.9-6.2-6.2-.1-1.2.8-2.2 2-2.2z',
      fill: 'currentColor',
      stroke: 'none',
    },
  ],
];
