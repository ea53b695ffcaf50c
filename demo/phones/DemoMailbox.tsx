import type { MailRecord } from '../../backend/store/records.ts';
import { formatTime, timeInIndia } from '../../src/domain/time/india-time.ts';
import * as styles from '../kit/demo.css.ts';
import { useAction } from '../kit/use-action.ts';
import { pasteCode } from './code-boxes.ts';
import { splitAtCode } from './sms-text.ts';

const SHOWN = 3;

export interface DemoMailboxProps {
  mails: readonly MailRecord[];
  onStop: (stopUrl: string) => Promise<void>;
}

export function DemoMailbox({ mails, onStop }: DemoMailboxProps) {
  return (
    <section className={styles.box} aria-label="Demo mailbox">
      <p className={styles.title}>Demo mailbox</p>
      <p className={styles.hint}>No real e-mail is sent. Your e-mails appear here.</p>
      <div aria-live="polite">
        {mails.length > 0 && (
          <ol className={styles.list}>
            {mails.slice(0, SHOWN).map((mail) => (
              <Mail key={mail.id} mail={mail} onStop={onStop} />
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

const invitations = {
  REQUEST: 'With the visit for a calendar',
  CANCEL: 'Removes the visit from a calendar',
} as const;

interface MailProps {
  mail: MailRecord;
  onStop: DemoMailboxProps['onStop'];
}

function Mail({ mail, onStop }: MailProps) {
  const { address, subject, text, invitation, stopUrl, sentAt } = mail;
  const { state, act } = useAction();
  const { before, code, after } = splitAtCode(stopUrl === undefined ? text : withoutLink(text));
  return (
    <li className={styles.message}>
      <p className={styles.hint}>
        <time dateTime={sentAt}>{formatTime(timeInIndia(new Date(sentAt)))}</time> to {address}
      </p>
      <p className={styles.title}>{subject}</p>
      <p className={styles.text}>
        {before}
        {code && <strong className={styles.code}>{code}</strong>}
        {after}
      </p>
      {invitation && <p className={styles.hint}>{invitations[invitation]}</p>}
      <div className={styles.steps}>
        {code && (
          <button type="button" className={styles.button} onClick={() => pasteCode(code)}>
            Fill in the code
          </button>
        )}
        {stopUrl !== undefined && (
          <button
            type="button"
            className={styles.button}
            aria-disabled={state === 'busy'}
            onClick={() => act(() => onStop(stopUrl))}
          >
            Stop e-mails of this kind
          </button>
        )}
      </div>
      <p className={styles.hint} role="status">
        {state === 'failed' && 'That did not work. Reload the page and try again.'}
      </p>
    </li>
  );
}

/** The button does what the link in the last paragraph does. */
function withoutLink(text: string): string {
  return text.split('\n\n').slice(0, -1).join('\n\n');
}
