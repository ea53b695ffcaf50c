import { ArrowDown } from 'lucide-react';
import { countText } from '../doctor-text.ts';
import { bar } from './NewMessagesBar.css.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';

export interface NewMessagesBarProps {
  /** 0 shows nothing. */
  count: number;
  onJump: () => void;
}

export function NewMessagesBar({ count, onJump }: NewMessagesBarProps) {
  if (count === 0) return null;
  return (
    <button className={bar} type="button" onClick={onJump}>
      <Icon glyph={ArrowDown} size={20} />
      {countText(count, 'new message', 'new messages')}
    </button>
  );
}
