import { splitLinks } from '../../../domain/messages/message-text.ts';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { t } from '../../../words/t.ts';
import { message } from './MessageText.css.ts';

export interface MessageTextProps {
  text: string;
}

/** Only http and https URLs become links. */
export function MessageText({ text }: MessageTextProps) {
  return (
    <p className={message} dir="auto">
      {splitLinks(text).map((part, index) =>
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
