import { t } from '../../../words/t.ts';
import type { AppointmentAction } from './appointment-actions.ts';
import * as styles from './AppointmentRow.css.ts';

const words: Record<AppointmentAction, string> = {
  accept: 'Accept',
  decline: t`Decline`,
  complete: t`Complete`,
  move: t`Move`,
  cancel: t`Cancel appointment`,
  'book-again': t`Book again`,
};

type LinkAction = Extract<AppointmentAction, 'move' | 'book-again'>;

export interface AppointmentActionsProps {
  way: { label: string; href: string } | null;
  actions: readonly AppointmentAction[];
  subject: string;
  hrefs: Record<LinkAction, string>;
  isBusy: boolean;
  onActionSelect: (action: AppointmentAction) => void;
}

export function AppointmentActions({
  way,
  actions,
  subject,
  hrefs,
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
        if (isLink(action))
          return (
            <a key={action} className={styles.action} href={hrefs[action]} aria-label={name}>
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

function isLink(action: AppointmentAction): action is LinkAction {
  return action === 'move' || action === 'book-again';
}
