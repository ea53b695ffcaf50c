import type { PrivacyInfo } from '../../../contract/privacy.ts';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './AboutScreen.css.ts';

/** `contact` is null until it has loaded, and if the deployment has none. */
export function OtherQuestions({ contact }: Pick<PrivacyInfo, 'contact'>) {
  return (
    <p className={styles.otherQuestions}>
      {contact ? (
        <Say>
          For anything else, write to {contact.name} at{' '}
          <Link href={`mailto:${contact.email}`}>{contact.email}</Link>.
        </Say>
      ) : (
        t`For anything else, contact your clinic.`
      )}
    </p>
  );
}
