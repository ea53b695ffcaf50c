import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { MessageEvents } from '../ChatBubble/ChatBubble.tsx';

/** Stable callbacks. Focus moves to the conversation before a pressed button disappears. */
export function useMessageEvents(
  { onRetry, onDelete, onCancelUpload, onAttachmentOpen, onPictureLoad }: MessageEvents,
  conversation: RefObject<HTMLElement | null>,
): MessageEvents {
  const latest = useRef({ onRetry, onDelete, onCancelUpload, onAttachmentOpen, onPictureLoad });
  useLayoutEffect(() => {
    latest.current = { onRetry, onDelete, onCancelUpload, onAttachmentOpen, onPictureLoad };
  });
  return useMemo(() => {
    const keepFocus = () => conversation.current?.focus({ preventScroll: true });
    return {
      onRetry: (clientId) => {
        keepFocus();
        latest.current.onRetry(clientId);
      },
      onDelete: (clientId) => {
        keepFocus();
        latest.current.onDelete(clientId);
      },
      onCancelUpload: (clientId) => {
        keepFocus();
        latest.current.onCancelUpload(clientId);
      },
      onAttachmentOpen: (clientId) => latest.current.onAttachmentOpen(clientId),
      onPictureLoad: (clientId) => latest.current.onPictureLoad(clientId),
    };
  }, [conversation]);
}
