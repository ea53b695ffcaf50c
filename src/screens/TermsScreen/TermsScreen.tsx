import { Link } from '../../ui/Link/Link.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { PageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import { TextSection } from '../../ui/TextSection/TextSection.tsx';
import { Keeping, type KeepingProps } from './Keeping.tsx';
import * as styles from './TermsScreen.css.ts';

export interface TermsScreenProps extends KeepingProps {
  accountHref: string;
}

export function TermsScreen({ keptIn, accountHref }: TermsScreenProps) {
  return (
    <Page>
      <PageHeading>Terms and privacy</PageHeading>
      <p className={styles.lead}>
        What you agree to when you sign up, and what we do with your data.
      </p>
      <TextSection id="summary" title="In short">
        <ul>
          <li>CareSetu helps you find and book doctors. It is not for emergencies.</li>
          <li>An appointment is a request until the doctor accepts it. You can cancel it.</li>
          <li>You pay the doctor at the visit, and a queue helper in advance.</li>
          <li>Only the people involved see your visits and messages. We do not track you.</li>
          <li>You can download your data or delete your account at any time.</li>
        </ul>
      </TextSection>
      <TextSection id="emergency" title="Not for emergencies">
        <p>
          CareSetu helps you find and book doctors. It does not give medical advice or monitor your
          health. In an emergency, call <Link href="tel:112">112</Link>.
        </p>
      </TextSection>
      <TextSection id="account" title="Your account">
        <p>
          An account belongs to one person and one mobile number, which you confirm with a code sent
          by SMS. Do not share your password. Patients can find a doctor whose profile has a
          specialty and working hours. Doctors write their own profiles.
        </p>
      </TextSection>
      <TextSection id="visits" title="Visits">
        <ul>
          <li>
            An appointment is a request until the doctor accepts it. A request that is not answered
            lapses when the visit is due to start.
          </li>
          <li>
            You or the doctor can cancel an appointment before the visit. You do not have to give a
            reason. Other patients can then book the time.
          </li>
          <li>You see the price of a visit before you confirm. You pay the doctor directly.</li>
          <li>All times are in India Standard Time.</li>
          <li>Treatment is between you and your doctor.</li>
        </ul>
      </TextSection>
      <TextSection id="messages" title="Messages">
        <p>
          In CareSetu, only you and the other person can see a conversation. You can send images,
          PDF and plain text files of up to 10 MB. Only send files that you have the right to share.
        </p>
      </TextSection>
      <TextSection id="queue" title="Queue helpers">
        <p>
          You pay for a helper’s time in advance, by the hour, at the price shown before you pay.
          Your card number goes straight to the card provider. CareSetu never receives it.
        </p>
      </TextSection>
      <Keeping keptIn={keptIn} />
      <TextSection id="your-rights" title="Seeing and deleting your data">
        <p>
          In <Link href={accountHref}>your account</Link> you can see your details, download a copy
          of your data and delete your account. Deleting your account cancels your upcoming visits
          and queue bookings. Your name is removed from what others keep of them and from payment
          records.
        </p>
      </TextSection>
    </Page>
  );
}
