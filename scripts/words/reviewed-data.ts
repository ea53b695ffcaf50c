/** Data that looks like text, by file. Null allows all strings in a file. */
const reviewed: Record<string, readonly string[] | null> = {
  'src/app/routing/lazy-page.tsx': ['caresetu-reloaded {}{}'],
  'src/components/messages/MessageList/MessageChunkView.tsx': ['auto {}px'],
  'src/components/records/PrescriptionSheet/page-rules.ts': null,
  'src/components/shared/CardPicture/CardPicture.tsx': ['Care', 'Setu', 'MM/YY'],
  'src/components/shell/Wordmark/Wordmark.tsx': ['Care', 'Setu'],
  'src/domain/files/file-type.ts': ['Photo', 'Text', 'File'],
  // Values from the contract, translated by weekdayName().
  'src/domain/time/india-time.ts': [
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ],
  'src/domain/doctors/schedule-edit.ts': [
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ],
  // Names of organisations, stored as they are.
  'src/domain/doctors/councils.ts': null,
  'src/domain/doctors/symptoms.ts': null,
  'src/domain/account/device-name.ts': null,
  // Names of scripts.
  'src/domain/messages/message-text.ts': null,
  'src/state/messages/chat-drafts.ts': ['text {}', 'file {}'],
  'src/pages/payments/methods/stripe-appearance.ts': null,
  'src/screens/home/ServicesScreen/ServicesScreen.tsx': ['General Medicine'],
  'src/state/session/lifetime.ts': ['{}; path={}; SameSite=Strict'],
};

export function isReviewedData(path: string, text: string): boolean {
  const texts = reviewed[path];
  return texts === null || (texts?.includes(text) ?? false);
}
