import { t } from '../../../words/t.ts';

/** Links to the closest existing pages (spec §2 Shell). */
export const footerColumns: readonly {
  heading: string;
  links: readonly { label: string; path: string }[];
}[] = [
  {
    heading: t`Services`,
    links: [
      { label: t`Primary Care`, path: '/services#primary-care' },
      { label: t`Specialist Care`, path: '/services#specialist-care' },
      { label: t`Mental Health Services`, path: '/services#mental-health' },
      { label: t`Telehealth`, path: '/services#telehealth' },
    ],
  },
  {
    heading: t`Find a Doctor`,
    links: [
      { label: t`Top-Rated Doctors`, path: '/doctors' },
      { label: t`Appointment Scheduling`, path: '/find-a-doctor' },
      { label: t`Patient Reviews`, path: '/doctors' },
      { label: t`Doctor Profile`, path: '/doctors' },
      { label: t`Hospitals`, path: '/hospitals' },
    ],
  },
  {
    heading: t`About Us`,
    links: [
      { label: t`News and Updates`, path: '/about-us#news' },
      { label: t`Careers`, path: '/about-us#careers' },
      { label: t`Community Involvement`, path: '/about-us#community' },
      { label: t`Contact Us`, path: '/about-us#contact' },
    ],
  },
];
