import { useEffect, useState } from 'react';
import { listParts, type Part } from './list-parts.ts';
import { PartCards } from './PartCards.tsx';

/** The components that most pages use, and those of the three jobs: find, book, message. */
const names = [
  'Button',
  'TextField',
  'Select',
  'Dialog',
  'ToastRegion',
  'DateChips',
  'SlotPicker',
  'DoctorCard',
  'AppointmentRow',
  'ChatBubble',
];

export function KeyParts() {
  const [parts, setParts] = useState<readonly Part[]>([]);
  useEffect(() => {
    listParts().then(
      (all) => setParts(names.flatMap((name) => all.find((part) => part.name === name) ?? [])),
      // The sidebar has them, too.
      () => setParts([]),
    );
  }, []);
  return <PartCards parts={parts} />;
}
