import { t } from '../../../words/t.ts';
import type { SpecialtyContent } from '../SpecialtyCard/SpecialtyCard.tsx';

const ent: SpecialtyContent = {
  icon: 'ear',
  tint: 'lotus',
  title: t`ENT Specialist`,
  description: t`Doctor specializing in ear, nose, and throat disorders and surgeries.`,
};

/** Spec §3 lists ENT twice. */
export const specialtyCards: readonly SpecialtyContent[] = [
  {
    icon: 'heart',
    tint: 'marigold',
    title: t`Cardiologist`,
    description: t`Heart specialist focusing on cardiovascular health and diseases.`,
  },
  {
    icon: 'brain',
    tint: 'neem',
    title: t`Neurologist`,
    description: t`Doctor specializing in diagnosing and treating nervous system disorders.`,
  },
  ent,
  ent,
];
