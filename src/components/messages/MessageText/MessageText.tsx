import { lazyModule, useLazyModule } from '../../../ui/lazy/lazy-module.ts';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { t } from '../../../words/t.ts';
import { message } from './MessageText.css.ts';

/** Larger than the rest of a conversation, and most messages have no address. */
export const messageText = lazyModule(() => import('../../../domain/messages/message-text.ts'), {
  when: 'open',
});

export interface MessageTextProps {
  text: string;
}

/** Only http and https URLs become links. */
export function MessageText({ text }: MessageTextProps) {
  const links = useLazyModule(messageText, { isOpen: /https?:/i.test(text) });
  const parts = links ? links.splitLinks(text) : [{ kind: 'text' as const, text }];
  return (
    <p className={message} dir="auto">
      {parts.map((part, index) =>
        part.kind === 'link' ? (
          <Link
            key={index}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            // Visually hidden text would be copied to the clipboard.
            aria-label={t`${part.text}, opens in a new tab`}
          >
            <bdi dir="ltr">{part.text}</bdi>
          </Link>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
