import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { t } from '../../../words/t.ts';
import { IconButton } from '../../forms/IconButton/IconButton.tsx';
import * as styles from './Carousel.css.ts';
import type { Rotation } from './use-rotation.ts';
import { Icon } from '../../layout/Icon/Icon.tsx';

export interface CarouselControlsProps {
  rotation: Rotation;
  isReady: boolean;
  onStep: (by: -1 | 1) => void;
}

export function CarouselControls({ rotation, isReady, onStep }: CarouselControlsProps) {
  const { isOn, toggle, hold, release } = rotation;
  return (
    <div className={styles.controls} data-state={isReady ? 'ready' : 'waiting'}>
      <IconButton
        label={isOn ? t`Pause` : t`Play`}
        variant="outlined"
        icon={isOn ? <Icon glyph={Pause} size={20} /> : <Icon glyph={Play} size={20} />}
        onClick={toggle}
        onFocus={(event) => {
          // Focus on this button only pauses autoplay. Focus elsewhere stops it.
          event.stopPropagation();
          if (event.target.matches(':focus-visible')) hold();
        }}
        onBlur={release}
      />
      <IconButton
        label={t`Previous`}
        variant="outlined"
        icon={<Icon glyph={ArrowLeft} size={20} className={styles.arrow} />}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label={t`Next`}
        variant="outlined"
        icon={<Icon glyph={ArrowRight} size={20} className={styles.arrow} />}
        onClick={() => onStep(1)}
      />
    </div>
  );
}
