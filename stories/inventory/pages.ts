/**
 * The states of a page beside the one with everything there, each by the end of its story's name. 'As': for
 * somebody whom the page is not for.
 */
export type PageState = 'Slow' | 'Empty' | 'NotFound' | 'Offline' | 'ServerError' | `As${string}`;

/** For each route (spec §2), which states its page stories show. A route without a row fails the inventory test. */
export const pageStates: Readonly<Record<string, readonly PageState[]>> = {
  '/': [],
  '/services': [],
  '/about-us': [],
  '/terms': [],
  '/find-a-doctor': [],
  '/search': ['Empty', 'Offline'],
  '/doctors': ['ServerError'],
  '/doctors/:id': ['NotFound'],
  '/hospitals': ['Empty', 'Offline'],
  '/hospitals/:id': ['NotFound'],
  '/freelancers': ['ServerError'],
  '/freelancers/:id': ['NotFound'],
  '/login': [],
  '/signup': ['AsPatient'],
  '/verify-otp': [],
  '/forgot-password': [],
  '/appointments': ['Empty', 'Offline', 'ServerError', 'AsGuest'],
  '/appointments/book/confirm': ['Slow', 'NotFound', 'Offline', 'ServerError'],
  '/appointments/book/:id': ['NotFound'],
  '/appointments/:id/room': ['NotFound'],
  '/appointments/:id/visit': ['NotFound'],
  '/messages/:id?': ['Empty', 'Offline'],
  '/patient/dashboard/:id': ['Empty'],
  '/doctor/dashboard/:id': ['ServerError'],
  '/records': ['Empty'],
  '/records/:id': ['Slow', 'NotFound', 'Offline', 'ServerError'],
  '/freelancers/:id/book': [],
  '/payment': ['Slow', 'Empty', 'NotFound', 'Offline', 'ServerError', 'AsGuest'],
  '/queue': ['Empty'],
  '/queue/:id': ['Slow', 'NotFound', 'Offline', 'ServerError', 'AsDoctor'],
  '/user': [],
};
