import { BriefcaseMedical, Hospital, IndianRupee, Languages, MapPin } from 'lucide-react';
import type { Doctor } from '../../../contract/doctors.ts';
import { formatMoneyRange } from '../../../domain/payments/money.ts';
import { getPractitioner } from '../../../domain/doctors/specialties.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { placeText, yearsText } from '../doctor-text.ts';
import { LedgerList } from '../../shared/LedgerList/LedgerList.tsx';

export interface PracticeListProps {
  doctor: Doctor;
}

export function PracticeList({ doctor }: PracticeListProps) {
  const { specialty, experience, hospital, consultationFees, languages = [] } = doctor;
  const place = placeText(doctor);
  const entries = [
    {
      icon: BriefcaseMedical,
      title: t`${yearsText(experience)} experience`,
      detail: getPractitioner(specialty),
    },
    hospital
      ? { icon: Hospital, title: hospital.name, detail: place }
      : { icon: MapPin, title: place, detail: '' },
    {
      icon: IndianRupee,
      title: consultationFees ? t`${formatMoneyRange(consultationFees)} per visit` : '',
      detail: t`at the clinic`,
    },
    {
      icon: Languages,
      title: languages.join(', '),
      detail: plural(languages.length, { one: t`language spoken`, other: t`languages spoken` }),
    },
  ];
  return <LedgerList entries={entries.filter(({ title }) => title !== '')} />;
}
