import { splitLinks } from '../../domain/message-text.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { message } from './MessageText.css.ts';

export interface MessageTextProps {
  /** What was written. */
  text: string;
}

/** What somebody wrote, as text and nothing else, but for http and https addresses, which become links. */
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
            // Not as hidden words beside it: they would be copied along with the message.
            aria-label={`${part.text}, opens in a new tab`}
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
