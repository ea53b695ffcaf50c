import { PrivacyNotice } from '../../../components/account/PrivacyNotice/PrivacyNotice.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { strongText } from '../../../theme/typography.css.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { TextSection } from '../../../ui/layout/TextSection/TextSection.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { DataRetention, type KeepingProps } from './DataRetention.tsx';
import * as styles from './TermsScreen.css.ts';

export interface TermsScreenProps extends KeepingProps {
  accountHref: string;
}

export function TermsScreen({ retention, accountHref }: TermsScreenProps) {
  return (
    <Page>
      <PageHeading>{t`Terms and privacy`}</PageHeading>
      <p className={styles.lead}>
        {t`What you agree to when you sign up, and what we do with your data.`}
      </p>
      <TextSection id="summary" title={t`In short`}>
        <ul>
          <li>{t`CareSetu helps you find and book doctors. It is not for emergencies.`}</li>
          <li>{t`An appointment is a request until the doctor accepts it. You can cancel it.`}</li>
          <li>{t`You pay the doctor at the visit, and a queue helper in advance.`}</li>
          <li>{t`Only the people involved see your visits and messages. We do not track you.`}</li>
          <li>{t`You can download your data or delete your account at any time.`}</li>
        </ul>
      </TextSection>
      <TextSection id="emergency" title={t`Not for emergencies`}>
        <p>
          <Say>
            CareSetu helps you find and book doctors. It does not give medical advice or monitor
            your health. In an emergency, call <Link href="tel:112">112</Link>.
          </Say>
        </p>
      </TextSection>
      <TextSection id="account" title={t`Your account`}>
        <p>
          <Say>
            An account belongs to one person and one mobile number, which you confirm with a code
            sent by SMS. Do not share your password. Patients can find a doctor whose profile has a
            specialty and working hours. Doctors write their own profiles.
          </Say>
        </p>
      </TextSection>
      <TextSection id="visits" title={t`Visits`}>
        <ul>
          <li>
            <Say>
              An appointment is a request until the doctor accepts it. A request that is not
              answered ends when the visit is due to start.
            </Say>
          </li>
          <li>
            <Say>
              You or the doctor can cancel an appointment before the visit. You do not have to give
              a reason. Other patients can then book the time.
            </Say>
          </li>
          <li>{t`You see the price of a visit before you confirm. You pay the doctor directly.`}</li>
          <li>{t`All times are in India Standard Time.`}</li>
          <li>{t`Treatment is between you and your doctor.`}</li>
        </ul>
      </TextSection>
      <TextSection id="messages" title={t`Messages`}>
        <p>
          <Say>
            In CareSetu, only you and the other person can see a conversation. You can send images,
            PDF and plain text files of up to 10 MB. Only send files that you have the right to
            share.
          </Say>
        </p>
      </TextSection>
      <TextSection id="queue" title={t`Queue helpers`}>
        <p>
          <Say>
            You pay for a helper’s time in advance, by the hour, at the price shown before you pay.
            Your card number goes straight to the card provider. CareSetu never receives it.
          </Say>
        </p>
      </TextSection>
      <TextSection id="privacy" title={t`What we use your data for`}>
        <Stack gap="s6">
          <Stack gap="s3">
            <h3 className={strongText}>{t`Patients`}</h3>
            <PrivacyNotice userRole="patient" />
          </Stack>
          <Stack gap="s3">
            <h3 className={strongText}>{t`Doctors`}</h3>
            <PrivacyNotice userRole="doctor" />
          </Stack>
        </Stack>
      </TextSection>
      <DataRetention retention={retention} />
      <TextSection id="your-rights" title={t`Seeing and deleting your data`}>
        <p>
          <Say>
            In <Link href={accountHref}>your account</Link> you can see what you agreed to, correct
            your details, download a copy of your data and delete your account. You also find there
            whom to ask or complain to. Deleting your account cancels your upcoming visits and queue
            bookings. Your name is removed from what others keep of them and from payment records.
          </Say>
        </p>
      </TextSection>
      <TextSection id="retention" title={t`What we keep after you delete your account`}>
        <ul>
          <li>{t`Medical records, past visits and messages of patients: at least 3 years after the last visit or message, because doctors must keep records.`}</li>
          <li>{t`Payments: at least 8 years after their financial year, because tax and company law ask for it.`}</li>
          <li>{t`The list of your consents: 1 year, to prove them.`}</li>
        </ul>
        <p>{t`Then we remove them. Everything else is removed at once.`}</p>
      </TextSection>
    </Page>
  );
}
