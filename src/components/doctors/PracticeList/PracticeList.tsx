import { BriefcaseMedical, Hospital, IndianRupee, Languages, MapPin } from 'lucide-react';
import type { Doctor } from '../../../contract/doctors.ts';
import { listedFees } from '../../../domain/doctors/practice.ts';
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
  const { specialty, experience, hospital, address, languages = [] } = doctor;
  const place = placeText(doctor);
  const name = hospital?.name ?? address;
  const fees = listedFees(doctor);
  const entries = [
    {
      icon: BriefcaseMedical,
      title: t`${yearsText(experience)} experience`,
      detail: getPractitioner(specialty),
    },
    name
      ? { icon: Hospital, title: name, detail: place }
      : { icon: MapPin, title: place, detail: '' },
    {
      icon: IndianRupee,
      title: fees ? t`${formatMoneyRange(fees)} per visit` : '',
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
