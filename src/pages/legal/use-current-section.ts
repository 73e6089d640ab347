import { useEffect, useState } from 'react';

/** The window's upper fifth is what is being read: the section that crosses this line is current. */
const readingLine = '-20% 0px -79% 0px';

/**
 * Which of the sections, each an element with its id, the visitor is reading; none above the first.
 *
 * @param sections in the order of the page, the same array as long as they are the same
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
