import type { Loadable } from '../../../domain/loadable.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { t } from '../../../words/t.ts';
import { AccountSection } from './AccountSection.tsx';
import { PracticeForm, type EditedPractice, type PracticeFormProps } from './PracticeForm.tsx';

/** The profile says what failed. */
export type LoadedPractice = Exclude<Loadable<EditedPractice>, { status: 'error' }>;

export interface PracticeSectionProps {
  practice: LoadedPractice;
  practiceForm: Omit<PracticeFormProps, keyof EditedPractice>;
}

export function PracticeSection({ practice, practiceForm }: PracticeSectionProps) {
  return (
    <AccountSection
      title={t`Your practice`}
      note={t`Patients see it before they book. Visits that are booked keep their place and price.`}
    >
      {practice.status === 'loading' ? (
        <Skeleton shape="block" width="100%" />
      ) : (
        <PracticeForm key={practice.data.revision} {...practiceForm} {...practice.data} />
      )}
    </AccountSection>
  );
}
