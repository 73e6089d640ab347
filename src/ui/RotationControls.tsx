import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { PauseButton, type PauseLabels } from './PauseButton.tsx';
import styles from './RotationControls.module.css';
import type { Rotation } from './use-rotation.ts';

export interface RotationLabels extends PauseLabels {
  previous: string;
  next: string;
  /** The name of a slide, such as «2 de 5». */
  position: (index: number, count: number) => string;
}

/** Spanish labels for any carousel. */
export const rotationLabels: RotationLabels = {
  previous: 'Anterior',
  next: 'Siguiente',
  pause: 'Pausar el avance automático',
  resume: 'Reanudar el avance automático',
  position: (index, count) => `${index + 1} de ${count}`,
};

interface RotationControlsProps {
  rotation: Rotation;
  count: number;
  labels: RotationLabels;
}

/** Pause, previous, position and next. The pause button comes first, as the ARIA practices ask. */
export function RotationControls({ rotation, count, labels }: RotationControlsProps) {
  const { index } = rotation;
  return (
    <div className={styles.controls}>
      <PauseButton motion={rotation} labels={labels} />
      <IconButton label={labels.previous} shape="round" onClick={rotation.previous}>
        <Icon of={ChevronLeft} size={22} />
      </IconButton>
      <span className={styles.position} aria-hidden="true">
        {index + 1} / {count}
      </span>
      <IconButton label={labels.next} shape="round" onClick={rotation.next}>
        <Icon of={ChevronRight} size={22} />
      </IconButton>
    </div>
  );
}
