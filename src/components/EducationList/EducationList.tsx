import { GraduationCap } from 'lucide-react';
import { LedgerList } from '../LedgerList/LedgerList.tsx';

export interface EducationListProps {
  /** A degree each: what stands before the first comma is the degree, the rest where it was earned. */
  education: readonly string[];
}

/** A doctor's degrees, in the server's order. */
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
