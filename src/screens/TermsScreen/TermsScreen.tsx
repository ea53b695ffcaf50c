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
        What you agree to when you sign up, and what becomes of what you tell us.
      </p>
      <TextSection id="emergency" title="Not for emergencies">
        <p>
          CareSetu finds doctors and books visits. It gives no medical advice and watches over
          nobody. In an emergency, call <Link href="tel:112">112</Link>.
        </p>
      </TextSection>
      <TextSection id="account" title="Your account">
        <p>
          An account belongs to one person and one mobile number, which a code by SMS proves. Keep
          your password to yourself. A doctor’s account is listed once its profile has a specialty
          and working hours; what it says there is the doctor’s own word.
        </p>
      </TextSection>
      <TextSection id="visits" title="Visits">
        <ul>
          <li>A booking is a request until the doctor accepts it.</li>
          <li>
            You or the doctor can cancel a visit before it takes place, with a reason or without.
            Your time is then free for others.
          </li>
          <li>You see the price of a visit before you confirm it. All times are India’s.</li>
          <li>Treatment is between you and your doctor.</li>
        </ul>
      </TextSection>
      <TextSection id="messages" title="Messages">
        <p>
          In CareSetu, only you and the other person see a conversation. You can send images, PDF
          and plain text files of up to 10 MB. Send nothing that is not yours to send.
        </p>
      </TextSection>
      <TextSection id="queue" title="Queue helpers">
        <p>
          A helper’s time is paid in advance, by the hour, at the price shown before you pay. Your
          card’s number goes to the card provider and never to CareSetu.
        </p>
      </TextSection>
      <Keeping keptIn={keptIn} />
      <TextSection id="your-rights" title="Seeing and deleting your data">
        <p>
          <Link href={accountHref}>Your account</Link> shows what is stored about you, hands it over
          as a file and deletes it. Deleting cancels your coming visits and bookings; what others
          keep of them, and payments on the books, no longer name you.
        </p>
      </TextSection>
    </Page>
  );
}
