import { Pause, Play } from 'lucide';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import type { Autoplay } from './use-autoplay.ts';

interface PauseButtonProps {
  autoplay: Pick<Autoplay, 'isPaused' | 'togglePaused' | 'isReducedMotion'>;
  labels: { pause: string; resume: string };
}

export function PauseButton({ autoplay, labels }: PauseButtonProps) {
  if (autoplay.isReducedMotion) return null;
  const icon = autoplay.isPaused ? Play : Pause;
  return (
    <IconButton
      label={autoplay.isPaused ? labels.resume : labels.pause}
      shape="round"
      onClick={autoplay.togglePaused}
    >
      <Icon of={icon} size={18} />
    </IconButton>
  );
}
