import { useEffect, useRef } from 'react';
import { formatTime, timeInIndia } from '../../src/domain/time/india-time.ts';
import { formatMobile } from '../../src/domain/forms/format-mobile.ts';
import type { SmsRecord } from '../../backend/store/records.ts';
import * as styles from '../kit/demo.css.ts';
import { whenCodeInputsAppear, pasteCode } from './code-boxes.ts';
import { splitAtCode } from './sms-text.ts';

const SHOWN = 3;

export interface DemoPhoneProps {
  messages: readonly SmsRecord[];
}

export function DemoPhone({ messages }: DemoPhoneProps) {
  const box = useRef<HTMLElement>(null);
  const withCode = messages.find(({ text }) => splitAtCode(text).code !== '');
  const newestCodeId = withCode?.id;
  useEffect(() => {
    if (newestCodeId === undefined) return undefined;
    return whenCodeInputsAppear(() => box.current?.scrollIntoView({ block: 'nearest' }));
  }, [newestCodeId]);
  // A notice does not move the code away that the user is about to enter.
  const others = messages.filter(({ id }) => id !== newestCodeId);
  const shown = [...(withCode ? [withCode] : []), ...others].slice(0, SHOWN);
  return (
    <section ref={box} className={styles.box} aria-label="Demo phone">
      <p className={styles.title}>Demo phone</p>
      <p className={styles.hint}>No real SMS is sent. Your messages appear here.</p>
      <div aria-live="polite">
        {shown.length > 0 && (
          <ol className={styles.list}>
            {shown.map((message) => (
              <Message key={message.id} {...message} isNewest={message.id === newestCodeId} />
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

function Message({ phone, text, sentAt, isNewest }: SmsRecord & { isNewest: boolean }) {
  const { before, code, after } = splitAtCode(text);
  return (
    <li className={styles.message}>
      <p className={styles.hint}>
        <time dateTime={sentAt}>{formatTime(timeInIndia(new Date(sentAt)))}</time> to +91{' '}
        {formatMobile(phone)}
      </p>
      <p className={styles.text}>
        {before}
        {code && <strong className={styles.code}>{code}</strong>}
        {after}
      </p>
      {code && isNewest && (
        <div className={styles.steps}>
          <button type="button" className={styles.button} onClick={() => pasteCode(code)}>
            Fill in the code
          </button>
        </div>
      )}
    </li>
  );
}
