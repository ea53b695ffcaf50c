import type { Reviewed } from './review.ts';

export const emptyOnPurpose: readonly Pick<Reviewed, 'story' | 'why'>[] = [
  {
    story: 'components-chosenfile--photo-taken-out',
    why: 'The file was taken out, and with it everything that was shown of it.',
  },
  {
    story: 'ui-formalert--nothing-wrong',
    why: 'Nothing is wrong, so nothing is said; its region waits for the first error.',
  },
  {
    story: 'screens-doctordashboardscreen--nothing-for-a-patient',
    why: 'Another person’s dashboard shows nothing, as the specification says.',
  },
  {
    story: 'screens-patientdashboardscreen--nothing-for-a-doctor',
    why: 'Another person’s dashboard shows nothing, as the specification says.',
  },
  {
    story: 'components-connectionnotice--connected',
    why: 'Nothing is wrong, so nothing is said.',
  },
  {
    story: 'components-listinghint--nothing-once-listed',
    why: 'Nothing is missing, so nothing is said.',
  },
  {
    story: 'components-newmessagesbar--none-new',
    why: 'Nothing is new, so there is no bar.',
  },
  {
    story: 'components-newversionnotice--nothing-new',
    why: 'Nothing is new, so nothing is said.',
  },
  {
    story: 'components-offlinenotice--online',
    why: 'Nothing is wrong, so nothing is said.',
  },
  {
    story: 'components-sparkline--one-reading',
    why: 'One reading makes no line; its value stands in words beside it.',
  },
  {
    story: 'components-zonenotice--viewer-in-india',
    why: 'Whose clock shows India’s time has nothing to be told.',
  },
];
