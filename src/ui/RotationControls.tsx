import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { PauseButton } from './PauseButton.tsx';
import styles from './RotationControls.module.css';
import type { Rotation } from './use-rotation.ts';

const pauseLabels = {
  pause: 'Pausar el avance automático',
  resume: 'Reanudar el avance automático',
};

/** The accessible name of a slide, such as «2 de 5». */
export function slideName(index: number, count: number): string {
  return `${index + 1} de ${count}`;
}

interface RotationControlsProps {
  rotation: Rotation;
  count: number;
}

/** The buttons of a carousel. Pause comes first, as the ARIA Authoring Practices recommend. */
export function RotationControls({ rotation, count }: RotationControlsProps) {
  const { index } = rotation;
  return (
    <div className={styles.controls}>
      <PauseButton autoplay={rotation} labels={pauseLabels} />
      <IconButton label="Anterior" shape="round" onClick={rotation.previous}>
        <Icon of={ChevronLeft} size={22} />
      </IconButton>
      <span className={styles.position} aria-hidden="true">
        {index + 1} / {count}
      </span>
      <IconButton label="Siguiente" shape="round" onClick={rotation.next}>
        <Icon of={ChevronRight} size={22} />
      </IconButton>
    </div>
  );
}
