import type { BlockIconName } from '../../ui/BlockIcon/BlockIcon.tsx';

/** The texts promise only features that exist (spec §1). */
export const appFeatures: readonly { icon: BlockIconName; title: string; text: string }[] = [
  {
    icon: 'calendar',
    title: 'Convenient online booking',
    text: 'Pick a date, a time and a visit type, and send your request. No phone queues.',
  },
  {
    icon: 'folder',
    title: 'Records management',
    text: 'Diagnoses and prescriptions of your visits stay together, ready for the next one.',
  },
  {
    icon: 'shield',
    title: 'Secure encrypted virtual meetings',
    text: 'A video visit runs over WebRTC, which encrypts it. Whoever runs this site connects the call service.',
  },
  {
    icon: 'bell',
    title: 'Instant confirmation of booked appointments with timely reminders',
    text: 'You see at once that your request is in, and whether the doctor accepts it. Add the visit to your calendar, and it reminds you.',
  },
];
