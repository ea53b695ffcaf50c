import { withBase } from '../../ui/base-path.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../ui/Inline/Inline.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { PageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import { TextSection } from '../../ui/TextSection/TextSection.tsx';
import * as styles from './AboutScreen.css.ts';

export interface AboutScreenProps {
  findHref: string;
  servicesHref: string;
  signupHref: string;
  freelancersHref: string;
  messagesHref: string;
  termsHref: string;
}

/** Also the target of the footer's 'About Us' links (spec §2 Shell). */
export function AboutScreen(hrefs: AboutScreenProps) {
  return (
    <div className={styles.page}>
      <div>
        <PageHeading>About us</PageHeading>
        <p className={styles.lead}>
          Setu means bridge. On one bank stands somebody who needs care, on the other a doctor who
          has time. CareSetu is the way across: find a doctor, book a free slot, and follow the
          visit until it is done.
        </p>
        <Inline gap="s4" className={styles.ways}>
          <ButtonLink href={hrefs.findHref}>Find a doctor</ButtonLink>
          <ButtonLink href={hrefs.servicesHref} variant="secondary">
            See our services
          </ButtonLink>
        </Inline>
        <TextSection id="what-we-are" title="What we are, and what we are not">
          <p>
            CareSetu brings patients, doctors and helpers together. Doctors decide on treatment by
            themselves, and set the hours at which you can book them. We are no emergency service:
            in an emergency, call <Link href="tel:112">112</Link>.
          </p>
        </TextSection>
        <TextSection id="news" title="News and Updates">
          <p>
            There is no newsletter and no app to install. What is new is on this site the next time
            you open it, and news of a visit stands in your appointments.
          </p>
        </TextSection>
        <TextSection id="careers" title="Careers">
          <p>
            Are you a doctor? <Link href={hrefs.signupHref}>Sign up as a doctor</Link>, add your
            specialty and your hours, and patients can find and book you.
          </p>
        </TextSection>
        <TextSection id="community" title="Community Involvement">
          <p>
            <Link href={hrefs.freelancersHref}>Helpers</Link> wait in a hospital’s queue for people
            who cannot. And CareSetu is open source under the MIT licence: anybody may read, use and
            improve it.
          </p>
        </TextSection>
        <TextSection id="contact" title="Contact Us">
          <p>
            About a visit, write to your doctor in <Link href={hrefs.messagesHref}>Messages</Link>.
            How your data is kept is told under{' '}
            <Link href={hrefs.termsHref}>Terms and privacy</Link>. For anything else, turn to
            whoever runs this site for you, such as your clinic.
          </p>
        </TextSection>
      </div>
      <img
        className={styles.picture}
        src={withBase('/art/spot/about-doorway.svg')}
        alt=""
        width={400}
        height={440}
      />
    </div>
  );
}
