import type { AppointmentAction } from './appointment-actions.ts';
import * as styles from './AppointmentRow.css.ts';

const words: Record<AppointmentAction, string> = {
  accept: 'Accept',
  decline: 'Decline',
  complete: 'Complete',
  cancel: 'Cancel appointment',
  'book-again': 'Book again',
};

export interface AppointmentActionsProps {
  /** What leads into the visit, before the actions: 'Join Call' or 'Start'; null for nothing. */
  way: { label: string; href: string } | null;
  /** What is offered, in this order. */
  actions: readonly AppointmentAction[];
  /** Who and when, which ends every action's name: 'Dr. Ananya Krishnan, Wed 25 Nov, 10:30 am'. */
  subject: string;
  /** Where the doctor is booked again. */
  bookAgainHref: string;
  /** Whether an action is under way, which holds the others back. */
  isBusy: boolean;
  /** Told of the action that a person chooses. */
  onActionSelect: (action: AppointmentAction) => void;
}

/** The actions of an appointment's row; each is named after its visit. */
export function AppointmentActions({
  way,
  actions,
  subject,
  bookAgainHref,
  isBusy,
  onActionSelect,
}: AppointmentActionsProps) {
  return (
    <div className={styles.actions} aria-busy={isBusy}>
      {way && (
        <a className={styles.action} href={way.href} aria-label={`${way.label}, ${subject}`}>
          <span className={styles.stitched}>{way.label}</span>
        </a>
      )}
      {actions.map((action) => {
        const name = `${words[action]}, ${subject}`;
        if (action === 'book-again')
          return (
            <a key={action} className={styles.action} href={bookAgainHref} aria-label={name}>
              <span className={styles.stitched}>{words[action]}</span>
            </a>
          );
        return (
          <button
            key={action}
            className={styles.action}
            type="button"
            data-tone={action === 'cancel' || action === 'decline' ? 'danger' : undefined}
            aria-label={name}
            aria-disabled={isBusy}
            onClick={() => !isBusy && onActionSelect(action)}
          >
            <span className={styles.stitched}>{words[action]}</span>
          </button>
        );
      })}
    </div>
  );
}
