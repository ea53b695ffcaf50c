import { ArrowDown } from 'lucide-react';
import { bar } from './NewMessagesBar.css.ts';

export interface NewMessagesBarProps {
  /** 0 shows nothing. */
  count: number;
  onJump: () => void;
}

export function NewMessagesBar({ count, onJump }: NewMessagesBarProps) {
  if (count === 0) return null;
  return (
    <button className={bar} type="button" onClick={onJump}>
      <ArrowDown size={20} strokeWidth={1.75} aria-hidden="true" />
      {count === 1 ? '1 new message' : `${count.toLocaleString('en-IN')} new messages`}
    </button>
  );
}
