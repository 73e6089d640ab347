import { useEffect, useState } from 'react';

/** The reading line: a fifth below the top of the window. */
const readingLine = '-20% 0px -79% 0px';

/**
 * The section at the reading line.
 *
 * @param sections in page order; must be a stable reference
 */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [crossing, setCrossing] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setCrossing((known) => {
          const seen = new Set(known);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) seen.add(target.id);
            else seen.delete(target.id);
          }
          return seen;
        }),
      { rootMargin: readingLine },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);

  return sections.find(({ id }) => crossing.has(id))?.id;
}
