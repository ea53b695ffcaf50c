/** Links lead to the closest existing page (spec §2 Shell). */
export const footerColumns: readonly {
  heading: string;
  links: readonly { label: string; path: string }[];
}[] = [
  {
    heading: 'Services',
    links: [
      { label: 'Primary Care', path: '/services#primary-care' },
      { label: 'Specialist Care', path: '/services#specialist-care' },
      { label: 'Mental Health Services', path: '/services#mental-health' },
      { label: 'Telehealth', path: '/services#telehealth' },
    ],
  },
  {
    heading: 'Find a Doctor',
    links: [
      { label: 'Top-Rated Doctors', path: '/doctors' },
      { label: 'Appointment Scheduling', path: '/find-a-doctor' },
      { label: 'Patient Reviews', path: '/doctors' },
      { label: 'Doctor Profile', path: '/doctors' },
      { label: 'Hospitals', path: '/hospitals' },
    ],
  },
  {
    heading: 'About Us',
    links: [
      { label: 'News and Updates', path: '/about-us#news' },
      { label: 'Careers', path: '/about-us#careers' },
      { label: 'Community Involvement', path: '/about-us#community' },
      { label: 'Contact Us', path: '/about-us#contact' },
    ],
  },
];
