import type { Files } from '../files/files.ts';
import type { MessageRecord } from '../store/records.ts';
import { createPdf } from './pdf.ts';

export interface SeedFile {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  hash: string;
}

export const ecgReport: SeedFile = {
  name: 'ECG-report.pdf',
  type: 'application/pdf',
  bytes: createPdf([
    'ECG report',
    'Patient: Meera Nair',
    '',
    'Heart rate: 72 a minute, regular',
    'PR interval: 156 ms',
    'QRS duration: 88 ms',
    'QT / QTc: 372 / 407 ms',
    '',
    'Sinus rhythm. No change since the last recording.',
    '',
    'A sample of the CareSetu demo, of nobody real.',
  ]),
  hash: 'd1667f77f8e115d313518fd6bfde5845f4cce11f6d74751731ad7c68290ae1e9',
};

export const seedFiles: readonly SeedFile[] = [ecgReport];

export function fileRecord({ name, type, bytes, hash }: SeedFile): MessageRecord['file'] {
  return { name, type, size: bytes.byteLength, hash };
}

export async function storeSeedFiles(files: Files, today: string): Promise<void> {
  await Promise.all(seedFiles.map(({ bytes }) => files.put(bytes, new Date(today))));
}
