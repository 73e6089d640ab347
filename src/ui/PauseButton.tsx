import { Pause, Play } from 'lucide';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import type { Motion } from './use-autoplay.ts';

interface PauseButtonProps {
  motion: Pick<Motion, 'paused' | 'togglePaused' | 'reduced'>;
  labels: { pause: string; resume: string };
}

/** Stops and starts what moves by itself; absent where nothing does. */
export function PauseButton({ motion, labels }: PauseButtonProps) {
  if (motion.reduced) return null;
  const icon = motion.paused ? Play : Pause;
  return (
    <IconButton
      label={motion.paused ? labels.resume : labels.pause}
      shape="round"
      onClick={motion.togglePaused}
    >
      <Icon of={icon} size={18} />
    </IconButton>
  );
}
