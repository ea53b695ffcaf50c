import { useRef } from 'react';
import { Tag } from '../../../ui/feedback/Tag/Tag.tsx';
import { t } from '../../../words/t.ts';
import { newMark } from './NewMark.css.ts';
import { useOnScreen } from './use-on-screen.ts';

export interface NewMarkProps {
  /** Called once for each function, when the mark is on the screen of a visible page. */
  onSeen: () => void;
}

/** Stays after it was seen: it must not disappear while the user reads the row. */
export function NewMark({ onSeen }: NewMarkProps) {
  const self = useRef<HTMLSpanElement>(null);
  useOnScreen(self, onSeen);
  return (
    <>
      {/* Chromium reports a space that was there before the mark as a layout shift. */}{' '}
      <span ref={self} className={newMark}>
        <Tag variant="info">{t`New`}</Tag>
      </span>
    </>
  );
}
