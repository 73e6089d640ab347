import { Pause, Play } from 'lucide';
import { controls } from '../content/controls.ts';
import { useReducedMotion } from '../hooks/use-media-query.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

interface PauseButtonProps {
  /** What it pauses, such as `el avance automático`. */
  what: string;
  isPaused: boolean;
  onChange: (isPaused: boolean) => void;
}

/** Nothing moves under reduced motion. */
export function PauseButton({ what, isPaused, onChange }: PauseButtonProps) {
  if (useReducedMotion()) return null;
  const label = isPaused ? controls.resume(what) : controls.pause(what);
  return (
    <IconButton round label={label} onClick={() => onChange(!isPaused)}>
      <Icon of={isPaused ? Play : Pause} size={18} />
    </IconButton>
  );
}
