import type { BlockIconName } from '../../../ui/media/BlockIcon/BlockIcon.tsx';
import { t } from '../../../words/t.ts';

/** Only mention features that exist (spec §1). */
export const appFeatures: readonly { icon: BlockIconName; title: string; text: string }[] = [
  {
    icon: 'calendar',
    title: t`Convenient online booking`,
    text: t`Choose a date, a time and a type of visit. No phone queues.`,
  },
  {
    icon: 'folder',
    title: t`Records management`,
    text: t`Find the diagnosis and prescription from every visit in one place.`,
  },
  {
    icon: 'shield',
    title: t`Secure encrypted virtual meetings`,
    text: t`Video visits are encrypted and never recorded.`,
  },
  {
    icon: 'bell',
    title: t`Instant confirmation of booked appointments with timely reminders`,
    text: t`See when the doctor accepts, and get a reminder before the visit.`,
  },
];
