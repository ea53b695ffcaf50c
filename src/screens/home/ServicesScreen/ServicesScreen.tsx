import { consultationPrices, formatMoney } from '../../../domain/payments/money.ts';
import { specialties } from '../../../domain/doctors/specialties.ts';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { t } from '../../../words/t.ts';
import { ServiceEntry } from './ServiceEntry.tsx';
import * as styles from './ServicesScreen.css.ts';

export interface ServicesScreenProps {
  findHref: string;
  searchHref: (keyword: string) => string;
  hospitalsHref: string;
  freelancersHref: string;
}

/** General Medicine is omitted, because primary care includes it. */
const specialists = specialties.filter(({ name }) => name !== 'General Medicine');

/** Uses the same names as the footer (spec §2 Services, Shell). */
export function ServicesScreen({
  findHref,
  searchHref,
  hospitalsHref,
  freelancersHref,
}: ServicesScreenProps) {
  const price = (type: keyof typeof consultationPrices) => formatMoney(consultationPrices[type]);
  return (
    <Page>
      <PageHeading>{t`Services`}</PageHeading>
      <p className={styles.lead}>{t`What CareSetu helps you with, and where to start.`}</p>
      <div className={styles.services}>
        <ServiceEntry
          id="primary-care"
          icon="stethoscope"
          title={t`Primary Care`}
          text={t`For a fever, a cough or a question about your child, start with a doctor near you. Compare free times, prices and reviews from other patients.`}
          ways={[
            { label: t`Find a doctor near you`, href: findHref },
            { label: t`General physician`, href: searchHref('General physician') },
          ]}
        />
        <ServiceEntry
          id="specialist-care"
          icon="heart"
          title={t`Specialist Care`}
          text={t`If you know which specialist you need, book directly. You do not need a referral.`}
          ways={specialists.map(({ practitioner }) => ({
            label: practitioner,
            href: searchHref(practitioner),
          }))}
        />
        <ServiceEntry
          id="mental-health"
          icon="brain"
          title={t`Mental Health Services`}
          text={t`Low mood, worry and poor sleep are good reasons to see a doctor. Search for the help you need. You can also call Tele MANAS, the free Government of India helpline, at any time on 14416.`}
          ways={[
            { label: t`Search for help`, href: findHref },
            { label: t`Call 14416`, href: 'tel:14416' },
          ]}
        />
        <ServiceEntry
          id="telehealth"
          icon="video"
          title={t`Telehealth`}
          text={t`Choose video (${price('video')}) or phone (${price('phone')}) instead of a visit in person (${price('in-person')}) when you book. You can message the doctor and send reports before and after the visit.`}
          ways={[{ label: t`Find a doctor for a video visit`, href: findHref }]}
        />
        <ServiceEntry
          id="hospitals"
          icon="hospital"
          title={t`Hospitals`}
          text={t`Search by name, address or department. See waiting times, phone numbers and directions.`}
          ways={[{ label: t`See the hospitals`, href: hospitalsHref }]}
        />
        <ServiceEntry
          id="queue-helpers"
          icon="hourglass"
          title={t`Queue helpers`}
          text={t`If you cannot wait in a hospital queue, a helper can do it for you. You pay by the hour and see the price before you pay.`}
          ways={[{ label: t`See the helpers`, href: freelancersHref }]}
        />
      </div>
    </Page>
  );
}
