import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MedicalRecord } from '../../../contract/records.ts';
import { RecordRow } from './RecordRow.tsx';

const record = (id: string, date: string, doctorName: string): MedicalRecord => ({
  id,
  date,
  patientId: 'meera',
  doctorId: doctorName,
  diagnosis: 'Seasonal cold',
  prescription: '',
  notes: '',
  doctor: { id: doctorName, name: doctorName, specialty: 'ENT', profilePicture: null },
});

it('records with one diagnosis have different names', () => {
  const records = [
    record('1', '2026-11-08', 'Farah Qureshi'),
    record('2', '2026-10-14', 'Farah Qureshi'),
    record('3', '2026-10-14', 'Raghav Menon'),
  ];
  render(
    <ul>
      {records.map((one) => (
        <RecordRow key={one.id} record={one} href={`#${one.id}`} />
      ))}
    </ul>,
  );
  const links = ['1', '2', '3'].map((id) =>
    screen.getAllByRole('link').find((link) => link.getAttribute('href') === `#${id}`),
  );
  expect(links[0]).toHaveAccessibleName('Seasonal cold, 8 Nov 2026, Dr. Farah Qureshi');
  expect(links[1]).toHaveAccessibleName('Seasonal cold, 14 Oct 2026, Dr. Farah Qureshi');
  expect(links[2]).toHaveAccessibleName('Seasonal cold, 14 Oct 2026, Dr. Raghav Menon');
});
