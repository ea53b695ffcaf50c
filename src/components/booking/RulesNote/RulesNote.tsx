import type { Doctor } from '../../../contract/doctors.ts';
import { getRules } from '../../../domain/booking/booking-rules.ts';
import { formatBookingRules, formatMoveRules } from '../../../domain/booking/rule-words.ts';
import { quietText } from '../../../theme/typography.css.ts';

export interface RulesNoteProps {
  doctor: Pick<Doctor, 'bookingRules'>;
  /** @default 'book' */
  when?: 'book' | 'move';
}

/** For patients. Renders nothing for a doctor without limits. */
export function RulesNote({ doctor, when = 'book' }: RulesNoteProps) {
  const rules = getRules(doctor);
  const booking = when === 'book' ? formatBookingRules(rules) : [];
  const sentences = [...booking, ...formatMoveRules(rules)];
  if (sentences.length === 0) return null;
  return <p className={quietText}>{sentences.join(' ')}</p>;
}
