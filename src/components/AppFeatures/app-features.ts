import type { BlockIconName } from '../../ui/BlockIcon/BlockIcon.tsx';

/** The texts promise only features that exist (spec §1). */
export const appFeatures: readonly { icon: BlockIconName; title: string; text: string }[] = [
  {
    icon: 'calendar',
    title: 'Convenient online booking',
    text: 'Choose a date, a time and a type of visit. No phone queues.',
  },
  {
    icon: 'folder',
    title: 'Records management',
    text: 'Find the diagnosis and prescription from every visit in one place.',
  },
  {
    icon: 'shield',
    title: 'Secure encrypted virtual meetings',
    text: 'Video visits use WebRTC, which encrypts every call. Your clinic connects the call service.',
  },
  {
    icon: 'bell',
    title: 'Instant confirmation of booked appointments with timely reminders',
    text: 'See when the doctor accepts. Add the visit to your calendar for a reminder.',
  },
];
