import { BriefcaseMedical, Hospital, IndianRupee, MapPin } from 'lucide-react';
import type { Doctor } from '../../../contract/doctors.ts';
import { listedFees } from '../../../domain/doctors/practice.ts';
import { formatMoneyRange } from '../../../domain/payments/money.ts';
import { placeText, yearsText } from '../doctor-text.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './PracticeFacts.css.ts';

export interface PracticeFactsProps {
  doctor: Doctor;
}

/** Spec §2 Search results. */
export function PracticeFacts({ doctor }: PracticeFactsProps) {
  const { experience, hospital, address } = doctor;
  const fees = listedFees(doctor);
  const facts = [
    { icon: BriefcaseMedical, text: t`${yearsText(experience)} experience` },
    { icon: MapPin, text: placeText(doctor) },
    {
      icon: IndianRupee,
      text: fees && t`${formatMoneyRange(fees)} per visit`,
    },
    { icon: Hospital, text: hospital?.name ?? address },
  ];
  return (
    <div className={styles.facts}>
      {facts.map(
        ({ icon, text }) =>
          text && (
            <p key={text} className={styles.fact}>
              <Icon glyph={icon} className={styles.icon} />
              <span>
                <bdi>{text}</bdi>
              </span>
            </p>
          ),
      )}
    </div>
  );
}
