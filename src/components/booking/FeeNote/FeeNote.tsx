import type { Doctor } from '../../../contract/doctors.ts';
import { findPlace } from '../../../domain/doctors/practice.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { t } from '../../../words/t.ts';

export interface FeeNoteProps {
  /**
   * Without it, the note is for a list of doctors.
   * @default undefined
   */
  doctor?: Doctor;
}

/** For prices in dollars beside a clinic's fee in rupees. */
export function FeeNote({ doctor }: FeeNoteProps) {
  return <p className={quietText}>{feeText(doctor)}</p>;
}

function feeText(doctor: Doctor | undefined): string {
  const hasOwnFees = Object.values(doctor?.fees ?? {}).some(Boolean);
  if (doctor?.fees && !findPlace(doctor)) return t`You pay the doctor, not CareSetu.`;
  if (hasOwnFees) return t`You pay the doctor or the clinic, not CareSetu.`;
  return t`You pay the doctor or the clinic, not CareSetu. Prices in dollars are for visits booked here. A fee in rupees is the clinic’s own. You do not pay both.`;
}
