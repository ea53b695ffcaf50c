/** Strings that look like words and are none: by file, null for all of a file. */
const reviewed: Record<string, readonly string[] | null> = {
  'src/app/lazy-page.tsx': ['caresetu-reloaded {}{}'],
  'src/components/MessageList/MessageChunkView.tsx': ['auto {}px'],
  'src/components/CardPicture/CardPicture.tsx': ['Care', 'Setu', 'MM/YY'],
  'src/components/Wordmark/Wordmark.tsx': ['Care', 'Setu'],
  // The names of the kinds are in AttachmentCard.
  'src/domain/file-type.ts': ['Photo', 'Text', 'File'],
  // Of the contract; weekdayName() shows them.
  'src/domain/india-time.ts': [
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ],
  'src/domain/schedule-edit.ts': [
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ],
  // Words that people type, in English and Hindi.
  'src/domain/symptoms.ts': null,
  'src/pages/payment/stripe-appearance.ts': null,
  'src/screens/ServicesScreen/ServicesScreen.tsx': ['General Medicine'],
  'src/state/session/lifetime.ts': ['{}; path={}; SameSite=Strict'],
};

/** True for a string that looks like words and is data. */
export function isReviewedData(path: string, text: string): boolean {
  const texts = reviewed[path];
  return texts === null || (texts?.includes(text) ?? false);
}
