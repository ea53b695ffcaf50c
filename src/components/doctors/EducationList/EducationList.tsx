import { GraduationCap } from 'lucide-react';
import { LedgerList } from '../../shared/LedgerList/LedgerList.tsx';

export interface EducationListProps {
  education: readonly string[];
}

export function EducationList({ education }: EducationListProps) {
  return (
    <LedgerList
      entries={education.map((entry) => {
        const [degree = '', ...place] = entry.split(', ');
        return { icon: GraduationCap, title: degree, detail: place.join(', ') };
      })}
    />
  );
}
