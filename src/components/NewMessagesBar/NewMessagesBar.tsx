import { ArrowDown } from 'lucide-react';
import { bar } from './NewMessagesBar.css.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';

export interface NewMessagesBarProps {
  /** How many have come below what is seen; 0 shows nothing. */
  count: number;
  /** The person wants to see them. */
  onJump: () => void;
}

/** Messages that have come while older ones are read, and the way down to them. The conversation places it. */
export function NewMessagesBar({ count, onJump }: NewMessagesBarProps) {
  if (count === 0) return null;
  return (
    <button className={bar} type="button" onClick={onJump}>
      <Icon glyph={ArrowDown} size={20} />
      {count === 1 ? '1 new message' : `${count.toLocaleString('en-IN')} new messages`}
    </button>
  );
}
