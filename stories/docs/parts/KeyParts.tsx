import { useEffect, useState } from 'react';
import { DocLink } from './DocLink.tsx';
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
  return (
    <>
      <PartCards parts={parts} />
      <p>
        The overviews have pictures of all the others:{' '}
        <DocLink to="docs/ui-overview--docs">UI</DocLink>,{' '}
        <DocLink to="docs/components-overview--docs">Components</DocLink> and{' '}
        <DocLink to="docs/screens-overview--docs">Screens</DocLink>.
      </p>
    </>
  );
}
