import { useState } from 'react';

/** Where the panel stands; on a phone the sides are the upper half. */
export const dockTitles = {
  left: 'A la izquierda',
  right: 'A la derecha',
  below: 'Abajo',
} as const;

type Dock = keyof typeof dockTitles;

const key = 'banco-de-pruebas-lugar';
/** Taken before a scenario can close it to the site. */
const { sessionStorage } = window;

/** The panel's place, which this tab keeps over a reload. */
export function useDock(): { dock: Dock; moveTo(place: string): void } {
  const [dock, setDock] = useState(() => dockOf(sessionStorage.getItem(key)));
  return {
    dock,
    moveTo: (place) => {
      sessionStorage.setItem(key, place);
      setDock(dockOf(place));
    },
  };
}

function dockOf(text: string | null): Dock {
  return text === 'right' || text === 'below' ? text : 'left';
}
