/** The footer's columns (spec §2 Shell); each entry leads to the page where the product has what it names. */
export const footerColumns: readonly {
  heading: string;
  links: readonly { label: string; path: string }[];
}[] = [
  {
    heading: 'Services',
    links: [
      { label: 'Primary Care', path: '/services' },
      { label: 'Specialist Care', path: '/services' },
      { label: 'Mental Health Services', path: '/services' },
      { label: 'Telehealth', path: '/services' },
    ],
  },
  {
    heading: 'Find a Doctor',
    links: [
      { label: 'Top-Rated Doctors', path: '/doctors' },
      { label: 'Appointment Scheduling', path: '/find-a-doctor' },
      { label: 'Patient Reviews', path: '/doctors' },
      { label: 'Doctor Profile', path: '/doctors' },
    ],
  },
  {
    heading: 'About Us',
    links: [
      { label: 'News and Updates', path: '/about-us' },
      { label: 'Careers', path: '/about-us' },
      { label: 'Community Involvement', path: '/about-us' },
      { label: 'Contact Us', path: '/about-us' },
    ],
  },
];
