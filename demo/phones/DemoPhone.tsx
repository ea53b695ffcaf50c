import { useEffect, useId, useRef } from 'react';
import type { SmsReply } from '../../src/contract/sms-replies.ts';
import { formatTime, timeInIndia } from '../../src/domain/time/india-time.ts';
import { formatMobile } from '../../src/domain/forms/format-mobile.ts';
import type { SmsRecord } from '../../backend/store/records.ts';
import { isReply } from '../../mocks/demo-outbox.ts';
import * as styles from '../kit/demo.css.ts';
import { useAction } from '../kit/use-action.ts';
import { whenCodeInputsAppear, pasteCode } from './code-boxes.ts';
import { splitAtCode } from './sms-text.ts';

const SHOWN = 3;

export interface DemoPhoneProps {
  messages: readonly SmsRecord[];
  onReply: (reply: SmsReply) => Promise<void>;
}

export function DemoPhone({ messages, onReply }: DemoPhoneProps) {
  const box = useRef<HTMLElement>(null);
  const answeredId = useRef<string | null>(null);
  const { state, act } = useAction();
  const [newest] = messages;
  const withCode = messages.find(hasCode);
  const newestCodeId = withCode?.id;
  const repliedToId = newest && !hasCode(newest) && !isReply(newest) ? newest.id : null;
  useEffect(() => {
    if (newestCodeId === undefined) return undefined;
    return whenCodeInputsAppear(() => box.current?.scrollIntoView({ block: 'nearest' }));
  }, [newestCodeId]);
  useEffect(() => {
    if (answeredId.current === null || answeredId.current === repliedToId) return;
    answeredId.current = null;
    // The button had the focus.
    if (document.activeElement === document.body) box.current?.focus();
  });
  // A notice does not move the code away that the user is about to enter.
  const others = messages.filter(({ id }) => id !== newestCodeId);
  const shown = [...(withCode ? [withCode] : []), ...others].slice(0, SHOWN);
  const stop = (phone: string) =>
    act(async () => {
      await onReply({ phone, text: 'STOP' });
      answeredId.current = repliedToId;
    });
  return (
    <section ref={box} className={styles.box} aria-label="Demo phone" tabIndex={-1}>
      <p className={styles.title}>Demo phone</p>
      <p className={styles.hint}>No real SMS is sent. Your messages appear here.</p>
      <div aria-live="polite">
        {shown.length > 0 && (
          <ol className={styles.list}>
            {shown.map((message) => (
              <Message
                key={message.id}
                message={message}
                canFillIn={message.id === newestCodeId}
                isBusy={state === 'busy'}
                onStop={message.id === repliedToId ? stop : null}
              />
            ))}
          </ol>
        )}
      </div>
      <p className={styles.hint} role="status">
        {state === 'failed' && 'That did not work. Reload the page and try again.'}
      </p>
    </section>
  );
}

interface MessageProps {
  message: SmsRecord;
  canFillIn: boolean;
  isBusy: boolean;
  onStop: ((phone: string) => void) | null;
}

function Message({ message, canFillIn, isBusy, onStop }: MessageProps) {
  const helpId = useId();
  const { phone, text, sentAt } = message;
  const isOwn = isReply(message);
  const { before, code, after } = splitAtCode(text);
  return (
    <li className={isOwn ? styles.reply : styles.message}>
      <p className={styles.hint}>
        <time dateTime={sentAt}>{formatTime(timeInIndia(new Date(sentAt)))}</time>
        {isOwn ? ' your reply from +91' : ' to +91'} {formatMobile(phone)}
      </p>
      <p className={styles.text}>
        {before}
        {code && <strong className={styles.code}>{code}</strong>}
        {after}
      </p>
      {code && canFillIn && (
        <div className={styles.steps}>
          <button type="button" className={styles.button} onClick={() => pasteCode(code)}>
            Fill in the code
          </button>
        </div>
      )}
      {onStop && (
        <>
          <div className={styles.steps}>
            <button
              type="button"
              className={styles.button}
              aria-disabled={isBusy}
              aria-describedby={helpId}
              onClick={() => onStop(phone)}
            >
              Reply STOP
            </button>
          </div>
          <p className={styles.hint} id={helpId}>
            Stops updates by SMS. Codes still come.
          </p>
        </>
      )}
    </li>
  );
}

function hasCode({ text }: SmsRecord): boolean {
  return splitAtCode(text).code !== '';
}
