import type { SpecialtyContent } from '../SpecialtyCard/SpecialtyCard.tsx';

const ent: SpecialtyContent = {
  icon: 'ear',
  tint: 'lotus',
  title: 'ENT Specialist',
  description: 'Doctor specializing in ear, nose, and throat disorders and surgeries.',
};

/** The spec lists ENT twice (spec §3). */
export const specialtyCards: readonly SpecialtyContent[] = [
  {
    icon: 'heart',
    tint: 'marigold',
    title: 'Cardiologist',
    description: 'Heart specialist focusing on cardiovascular health and diseases.',
  },
  {
    icon: 'brain',
    tint: 'neem',
    title: 'Neurologist',
    description: 'Doctor specializing in diagnosing and treating nervous system disorders.',
  },
  ent,
  ent,
];
