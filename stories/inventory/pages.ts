/**
 * The states of a page beside the one with everything there, each by the end of its story's name. 'As': for
 * somebody whom the page is not for.
 */
export type PageState =
  'Slow' | 'Empty' | 'NotFound' | 'Offline' | 'ServerError' | 'Refused' | `As${string}`;

/** What a page that loads its data shows: how each network fares. */
export const loadingStates: readonly PageState[] = ['Slow', 'Offline', 'ServerError'];

/** What a page that only sends shows: the server or its network says no. */
export const sendingStates: readonly PageState[] = ['Refused'];

/**
 * For each route (spec §2), which states its page stories show, beside those that follow from its loading or sending.
 * A route without a row fails the inventory test.
 */
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
