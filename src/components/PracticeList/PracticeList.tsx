import { BriefcaseMedical, Hospital, IndianRupee, Languages, MapPin } from 'lucide-react';
import type { Doctor } from '../../contract/doctors.ts';
import { formatMoneyRange } from '../../domain/money.ts';
import { practitionerOf } from '../../domain/specialties.ts';
import { placeText, yearsText } from '../doctor-text.ts';
import { LedgerList } from '../LedgerList/LedgerList.tsx';

export interface PracticeListProps {
  doctor: Doctor;
}

/** Skips unknown facts. */
export function PracticeList({ doctor }: PracticeListProps) {
  const { specialty, experience, hospital, consultationFees, languages = [] } = doctor;
  const place = placeText(doctor);
  const entries = [
    {
      icon: BriefcaseMedical,
      title: `${yearsText(experience)} experience`,
      detail: practitionerOf(specialty),
    },
    hospital
      ? { icon: Hospital, title: hospital.name, detail: place }
      : { icon: MapPin, title: place, detail: '' },
    {
      icon: IndianRupee,
      title: consultationFees ? `${formatMoneyRange(consultationFees)} per visit` : '',
      detail: 'at the clinic',
    },
    {
      icon: Languages,
      title: languages.join(', '),
      detail: languages.length === 1 ? 'language spoken' : 'languages spoken',
    },
  ];
  return <LedgerList entries={entries.filter(({ title }) => title !== '')} />;
}
