import { Pause, Play } from 'lucide';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import type { Autoplay } from './use-autoplay.ts';

interface PauseButtonProps {
  autoplay: Pick<Autoplay, 'isPaused' | 'togglePaused' | 'isReducedMotion'>;
  /** What it pauses, such as `el avance automático`. */
  what: string;
}

export function PauseButton({ autoplay, what }: PauseButtonProps) {
  const { isPaused, togglePaused, isReducedMotion } = autoplay;
  if (isReducedMotion) return null;
  return (
    <IconButton round label={`${isPaused ? 'Reanudar' : 'Pausar'} ${what}`} onClick={togglePaused}>
      <Icon of={isPaused ? Play : Pause} size={18} />
    </IconButton>
  );
}
