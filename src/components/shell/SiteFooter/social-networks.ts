/** We drew these icons ourselves (spec §2 Shell). `sign` is a path in a box of 24 by 24. */
export const socialNetworks: readonly { name: string; href: string; sign: string }[] = [
  { name: 'X', href: 'https://x.com/', sign: 'm4 4 16 16M20 4 4 20' },
  {
    name: 'Instagram',
    href: 'https://www.instagram.com/',
    sign: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm8 9a4 4 0 0 1-8 0 4 4 0 0 1 8 0Zm1-5h.01',
  },
  {
    name: 'Facebook',
    href: 'https://www.facebook.com/',
    sign: 'M17 2.5h-2.5A4.5 4.5 0 0 0 10 7v3H7v4h3v7.5h4V14h3l1-4h-4V7a1 1 0 0 1 1-1h2Z',
  },
  {
    name: 'LinkedIn',
    href: 'https://www.linkedin.com/',
    sign: 'M4.5 4h.01M4.5 9.5V20M10 20V9.5m0 5.5a5 5 0 0 1 10 0v5',
  },
];
