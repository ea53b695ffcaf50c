/** Endings of story names; 'As' for another role. */
export type PageState =
  'Slow' | 'Empty' | 'NotFound' | 'Offline' | 'ServerError' | 'Refused' | `As${string}`;

export const loadingStates: readonly PageState[] = ['Slow', 'Offline', 'ServerError'];

export const sendingStates: readonly PageState[] = ['Refused'];

/** By route (spec §2). The test requires a row for each. */
export const pageStates: Readonly<Record<string, readonly PageState[]>> = {
  '/': [],
  '/services': [],
  '/about-us': [],
  '/terms': [],
  '/find-a-doctor': [],
  '/search': ['Empty'],
  '/doctors': [],
  '/doctors/:id': ['NotFound'],
  '/hospitals': ['Empty'],
  '/hospitals/:id': ['NotFound'],
  '/freelancers': [],
  '/freelancers/:id': ['NotFound'],
  '/login': [],
  '/signup': ['AsPatient'],
  '/verify-otp': [],
  '/forgot-password': [],
  '/appointments': ['Empty', 'AsGuest'],
  '/appointments/book/confirm': ['NotFound'],
  '/appointments/book/:id': ['NotFound'],
  '/appointments/:id/room': ['NotFound'],
  '/appointments/:id/visit': ['NotFound'],
  '/messages/:id?': ['Empty'],
  '/patient/dashboard/:id': ['Empty'],
  '/doctor/dashboard/:id': [],
  '/records': ['Empty'],
  '/records/:id': ['NotFound'],
  '/freelancers/:id/book': [],
  '/payment': ['Empty', 'NotFound', 'AsGuest'],
  '/queue': ['Empty'],
  '/queue/:id': ['NotFound', 'AsDoctor'],
  '/user': [],
};
