import type { ReactNode } from 'react';
import { withBase } from '../../../ui/navigation/base-path.ts';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { TextSection } from '../../../ui/layout/TextSection/TextSection.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './AboutScreen.css.ts';

export interface AboutScreenProps {
  findHref: string;
  servicesHref: string;
  signupHref: string;
  freelancersHref: string;
  messagesHref: string;
  termsHref: string;
  otherQuestions: ReactNode;
}

/** The footer's 'About Us' links also lead here (spec §2 Shell). */
export function AboutScreen({ otherQuestions, ...hrefs }: AboutScreenProps) {
  return (
    <div className={styles.page}>
      <div>
        <PageHeading>{t`About us`}</PageHeading>
        <p className={styles.lead}>
          <Say>
            Setu means bridge. CareSetu connects people who need care with doctors who have time for
            them. Find a doctor, choose a time and follow your appointment from request to visit.
          </Say>
        </p>
        <Inline gap="s4" className={styles.ways}>
          <ButtonLink href={hrefs.findHref}>{t`Find a doctor`}</ButtonLink>
          <ButtonLink href={hrefs.servicesHref} variant="secondary">
            {t`See our services`}
          </ButtonLink>
        </Inline>
        <TextSection id="what-we-are" title={t`What we do, and what we do not do`}>
          <p>
            <Say>
              CareSetu brings patients, doctors and helpers together. Doctors decide on your
              treatment and set the hours when you can book them. We are not an emergency service.
              In an emergency, call <Link href="tel:112">112</Link>.
            </Say>
          </p>
        </TextSection>
        <TextSection id="news" title={t`News and Updates`}>
          <p>
            <Say>
              There is no newsletter and no app to install. New features appear on this website.
              Updates about your visits appear in Appointments.
            </Say>
          </p>
        </TextSection>
        <TextSection id="careers" title={t`Careers`}>
          <p>
            <Say>
              Are you a doctor? <Link href={hrefs.signupHref}>Sign up as a doctor</Link>. When you
              have added your specialty and your hours, patients can find and book you.
            </Say>
          </p>
        </TextSection>
        <TextSection id="community" title={t`Community Involvement`}>
          <p>
            <Say>
              <Link href={hrefs.freelancersHref}>Helpers</Link> wait in hospital queues for people
              who cannot. CareSetu is open source under the MIT licence. Anyone can read, use and
              improve it.
            </Say>
          </p>
        </TextSection>
        <TextSection id="contact" title={t`Contact Us`}>
          <p>
            <Say>
              For questions about a visit, contact your doctor in{' '}
              <Link href={hrefs.messagesHref}>Messages</Link>. To find out how we store your data,
              read <Link href={hrefs.termsHref}>Terms and privacy</Link>.
            </Say>
          </p>
          {otherQuestions}
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
