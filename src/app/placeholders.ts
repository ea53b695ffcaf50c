interface Placeholder {
  path: string;
  /** Who may see the page: anybody, or anybody signed in. */
  access: 'public' | 'user';
  title: string;
  /** What will be there. */
  promise: string;
}

/** The routes whose screens are still to come (spec §2). */
export const placeholders: readonly Placeholder[] = [
  {
    path: '/freelancers/:id/book',
    access: 'user',
    title: 'Book a queue service',
    promise: 'Here you will book a helper for a day, a time and a hospital.',
  },
  {
    path: '/payment',
    access: 'user',
    title: 'Payment',
    promise: 'Here you will pay for a queue service by card.',
  },
  {
    path: '/queue',
    access: 'user',
    title: 'Queue bookings',
    promise: 'Here you will see the queue services that you have booked.',
  },
  {
    path: '/queue/:id',
    access: 'user',
    title: 'Queue booking',
    promise: 'Here you will see one queue booking with its receipt.',
  },
];
