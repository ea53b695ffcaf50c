import { consultationPrices, formatMoney } from '../../domain/money.ts';
import { specialties } from '../../domain/specialties.ts';
import { PageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { ServiceEntry } from './ServiceEntry.tsx';
import * as styles from './ServicesScreen.css.ts';

export interface ServicesScreenProps {
  findHref: string;
  searchHref: (keyword: string) => string;
  hospitalsHref: string;
  freelancersHref: string;
}

/** General medicine is listed under primary care. */
const specialists = specialties.filter(({ name }) => name !== 'General Medicine');

/** Services under the footer's names (spec §2 Services, Shell). */
export function ServicesScreen({
  findHref,
  searchHref,
  hospitalsHref,
  freelancersHref,
}: ServicesScreenProps) {
  const price = (type: keyof typeof consultationPrices) => formatMoney(consultationPrices[type]);
  return (
    <Page>
      <PageHeading>Services</PageHeading>
      <p className={styles.lead}>What CareSetu helps you with, and where each of it begins.</p>
      <div className={styles.services}>
        <ServiceEntry
          id="primary-care"
          icon="stethoscope"
          title="Primary Care"
          text="A fever that stays, a cough, a question about your child: begin with a doctor near you. You see when each one has time, what a visit costs and what other patients say."
          ways={[
            { label: 'Find a doctor near you', href: findHref },
            { label: 'General physician', href: searchHref('General physician') },
          ]}
        />
        <ServiceEntry
          id="specialist-care"
          icon="heart"
          title="Specialist Care"
          text="If you know whom you need, go there at once. No letter from another doctor is asked for."
          ways={specialists.map(({ practitioner }) => ({
            label: practitioner,
            href: searchHref(practitioner),
          }))}
        />
        <ServiceEntry
          id="mental-health"
          icon="brain"
          title="Mental Health Services"
          text="A low mood, worry or bad sleep are reasons to see a doctor like any other. Search for the help you want; who is listed depends on the doctors who have joined. Tele MANAS, the free helpline of the Government of India, answers day and night at 14416."
          ways={[
            { label: 'Search for help', href: findHref },
            { label: 'Call 14416', href: 'tel:14416' },
          ]}
        />
        <ServiceEntry
          id="telehealth"
          icon="video"
          title="Telehealth"
          text={`Choose video (${price('video')}) or phone (${price('phone')}) instead of a visit in person (${price('in-person')}) when you book. Before and after, you can write to the doctor and send a report. The call service for video is connected by whoever runs this site.`}
          ways={[{ label: 'Find a doctor for a video visit', href: findHref }]}
        />
        <ServiceEntry
          id="hospitals"
          icon="hospital"
          title="Hospitals"
          text="Look up a hospital by name, address or department, with its waiting time, its phone and the way there."
          ways={[{ label: 'See the hospitals', href: hospitalsHref }]}
        />
        <ServiceEntry
          id="queue-helpers"
          icon="hourglass"
          title="Queue helpers"
          text="If you cannot stand in a hospital’s queue, a helper does it for you, paid by the hour. You see the price before you pay."
          ways={[{ label: 'See the helpers', href: freelancersHref }]}
        />
      </div>
    </Page>
  );
}
