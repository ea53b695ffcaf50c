import type { CollectionName, RecordOf } from '../../../backend/store/records.ts';
import type { ReadTransaction } from '../../../backend/store/store.ts';

/** Records with one scope share a data key. */
interface Sealing<C extends CollectionName> {
  /** By path, the value that is stored instead. Undefined omits the field. */
  blanks: Readonly<Record<string, string | undefined>>;
  /** Null for short-lived records, which the clinic's key seals. */
  scope: (record: RecordOf<C>) => { name: string; readers: readonly string[] } | null;
  findPlain: (reads: ReadTransaction, limit: number) => Promise<RecordOf<C>[]>;
  /** False if a wrong value would be worse than an error. */
  isShownDamaged: boolean;
}

export type SealedCollection = {
  [C in CollectionName]: RecordOf<C> extends { sealed?: string } ? C : never;
}[CollectionName];

const ownScope = (collection: CollectionName, id: string, ...readers: string[]) => ({
  name: toScope(collection, id),
  readers,
});

const plain = { sealed: undefined };

const sealings: { [C in CollectionName]?: Sealing<C> } = {
  messages: {
    blanks: { textContent: '', 'file.name': '-' },
    scope: ({ conversationId, senderId, receiverId }) =>
      ownScope('conversations', conversationId, senderId, receiverId),
    findPlain: (reads, limit) => reads.find('messages', plain, limit),
    isShownDamaged: true,
  },
  medicalRecords: {
    blanks: {
      diagnosis: '',
      prescription: '',
      prescriptionLines: undefined,
      notes: '',
      vitals: undefined,
      issued: undefined,
    },
    scope: ({ id, patientId, doctorId }) => ownScope('medicalRecords', id, patientId, doctorId),
    findPlain: (reads, limit) => reads.find('medicalRecords', plain, limit),
    isShownDamaged: true,
  },
  appointments: {
    blanks: { notes: '', cancelReason: undefined },
    scope: ({ id, patientId, doctorId }) => ownScope('appointments', id, patientId, doctorId),
    findPlain: (reads, limit) => reads.find('appointments', plain, limit),
    isShownDamaged: true,
  },
  queueBookings: {
    blanks: {
      hospitalName: '-',
      department: '-',
      token: undefined,
      notes: '',
      cancelReason: undefined,
    },
    scope: ({ id, patientId, freelancerId }) =>
      ownScope('queueBookings', id, patientId, freelancerId),
    findPlain: (reads, limit) => reads.find('queueBookings', plain, limit),
    isShownDamaged: true,
  },
  healthFacts: {
    blanks: { allergies: '', medicines: '', dateOfBirth: undefined, sex: undefined },
    scope: ({ id }) => ownScope('healthFacts', id, id),
    findPlain: (reads, limit) => reads.find('healthFacts', plain, limit),
    isShownDamaged: true,
  },
  visitPhones: {
    blanks: { phone: '' },
    scope: ({ id, patientId, doctorId }) => ownScope('visitPhones', id, patientId, doctorId),
    findPlain: (reads, limit) => reads.find('visitPhones', plain, limit),
    isShownDamaged: false,
  },
  emails: {
    blanks: { address: '' },
    scope: ({ id }) => ownScope('emails', id, id),
    findPlain: (reads, limit) => reads.find('emails', plain, limit),
    isShownDamaged: false,
  },
  emailChanges: {
    blanks: { address: '' },
    scope: () => null,
    findPlain: (reads, limit) => reads.find('emailChanges', plain, limit),
    isShownDamaged: false,
  },
  secondFactors: {
    blanks: { secret: '' },
    scope: ({ id }) => ownScope('secondFactors', id, id),
    findPlain: (reads, limit) => reads.find('secondFactors', plain, limit),
    isShownDamaged: false,
  },
  idempotency: {
    blanks: { answer: '', fingerprint: '' },
    scope: () => null,
    findPlain: (reads, limit) => reads.find('idempotency', plain, limit),
    isShownDamaged: false,
  },
};

export function findSealing<C extends CollectionName>(collection: C): Sealing<C> | undefined {
  return sealings[collection];
}

export const sealedCollections = [
  'messages',
  'medicalRecords',
  'appointments',
  'queueBookings',
  'healthFacts',
  'visitPhones',
  'emails',
  'emailChanges',
  'secondFactors',
  'idempotency',
] as const satisfies readonly SealedCollection[];

export function toScope(collection: CollectionName, id: string): string {
  return `${collection}/${id}`;
}
