import { useState } from 'react';
import type { CallView } from '../../../domain/calls/call.ts';
import { captionOfChange } from '../../../domain/calls/call-words.ts';

interface CallCaptions {
  caption: string;
  setCaption: (words: string) => void;
  /** The user keeps waiting for the other person, until that one joins. */
  keepsWaiting: boolean;
  keepWaiting: () => void;
}

/** Says for screen readers what has changed in the call. */
export function useCallCaptions(view: CallView, partnerName: string): CallCaptions {
  const [caption, setCaption] = useState('');
  const [keepsWaiting, setKeepsWaiting] = useState(false);
  const [announced, setAnnounced] = useState(view);
  if (announced !== view) {
    setAnnounced(view);
    const words = captionOfChange(announced, view, partnerName);
    if (words) setCaption(words);
    if (view.phase !== 'waiting') setKeepsWaiting(false);
  }
  return { caption, setCaption, keepsWaiting, keepWaiting: () => setKeepsWaiting(true) };
}
