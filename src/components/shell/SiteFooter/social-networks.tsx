import type { ReactNode } from 'react';

/** We drew these icons ourselves (spec §2 Shell). */
export const socialNetworks: readonly { name: string; href: string; sign: ReactNode }[] = [
  { name: 'X', href: 'https://x.com/', sign: <path d="m4 4 16 16M20 4 4 20" /> },
  {
    name: 'Instagram',
    href: 'https://www.instagram.com/',
    sign: (
      <>
        <rect x="3" y="3" width="18" height="18" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M17 7h.01" />
      </>
    ),
  },
  {
    name: 'Facebook',
    href: 'https://www.facebook.com/',
    sign: <path d="M17 2.5h-2.5A4.5 4.5 0 0 0 10 7v3H7v4h3v7.5h4V14h3l1-4h-4V7a1 1 0 0 1 1-1h2Z" />,
  },
  {
    name: 'LinkedIn',
    href: 'https://www.linkedin.com/',
    sign: <path d="M4.5 4h.01M4.5 9.5V20M10 20V9.5m0 5.5a5 5 0 0 1 10 0v5" />,
  },
];
