const DAY_MS = 24 * 60 * 60 * 1000;

export type StoredRecord = Record<string, unknown>;
export type StoredCollections = Record<string, unknown[]>;

type MigrationStep = (collections: StoredCollections) => StoredCollections;

/** Of the demo's doctors, as in 0007_doctor_verification.sql. */
const registrationsOfVersion3 = new Map<string, unknown>(
  (
    [
      ['doctor-ananya-krishnan', 'KMC 61347', 'Karnataka Medical Council', 2012],
      ['doctor-farah-qureshi', 'KMC 68448', 'Karnataka Medical Council', 2017],
      ['doctor-lalita-deshpande', 'KMC 29471', 'Karnataka Medical Council', 1990],
      ['doctor-harpreet-singh-gill', 'PMC 54896', 'Punjab Medical Council', 2008],
      ['doctor-raghav-menon', 'TCMC 49713', 'Travancore-Cochin Medical Council', 2004],
      ['doctor-nandini-bhat', 'KMC 46749', 'Karnataka Medical Council', 2002],
      ['doctor-suresh-kamath', 'KMC 72085', 'Karnataka Medical Council', 2020],
      ['doctor-rukmini-shenoy', 'KMC 61867', 'Karnataka Medical Council', 2013],
      ['doctor-selvi-murugan', 'TNMC 69706', 'Tamil Nadu Medical Council', 2018],
      ['doctor-karthik-subramanian', 'TNMC 62164', 'Tamil Nadu Medical Council', 2013],
      ['doctor-padmavathi-raman', 'TNMC 40533', 'Tamil Nadu Medical Council', 1998],
      ['doctor-venkat-reddy', 'TSMC 53538', 'Telangana State Medical Council', 2007],
      ['doctor-ayesha-sultana', 'TSMC 65292', 'Telangana State Medical Council', 2015],
      ['doctor-srinivas-chary', 'TSMC 76716', 'Telangana State Medical Council', 2023],
      ['doctor-jacob-vettathil', 'TCMC 31533', 'Travancore-Cochin Medical Council', 1992],
      ['doctor-anju-mathew', 'TCMC 58243', 'Travancore-Cochin Medical Council', 2010],
      ['doctor-sreejith-varma', 'TCMC 63496', 'Travancore-Cochin Medical Council', 2014],
      ['doctor-ishita-banerjee', 'WBMC 76623', 'West Bengal Medical Council', 2023],
      ['doctor-subhash-mukherjee', 'WBMC 36205', 'West Bengal Medical Council', 1995],
      ['doctor-moumita-ghosh', 'WBMC 70564', 'West Bengal Medical Council', 2019],
      ['doctor-rustom-daruwala', 'MMC 21476', 'Maharashtra Medical Council', 1985],
      ['doctor-sana-rizvi', 'MMC 74085', 'Maharashtra Medical Council', 2021],
      ['doctor-aditi-kulkarni', 'MMC 63765', 'Maharashtra Medical Council', 2014],
      ['doctor-joaquim-pereira', 'MMC 56973', 'Maharashtra Medical Council', 2009],
      ['doctor-nilesh-wagh', 'MMC 67675', 'Maharashtra Medical Council', 2017],
      ['doctor-vikram-chauhan', 'DMC 59058', 'Delhi Medical Council', 2011],
      ['doctor-zoya-siddiqui', 'DMC 66287', 'Delhi Medical Council', 2016],
      ['doctor-manish-agarwal', 'DMC 52427', 'Delhi Medical Council', 2006],
      ['doctor-tenzin-wangmo', 'DMC 75410', 'Delhi Medical Council', 2022],
      ['doctor-asen-longchar', 'MMC 72431', 'Maharashtra Medical Council', 2020],
      ['doctor-anil-gokhale', 'MMC 44470', 'Maharashtra Medical Council', 2001],
      ['doctor-sneha-patil', 'MMC 66724', 'Maharashtra Medical Council', 2016],
    ] as const
  ).map(([id, number, council, year]) => [id, { number, council, year }]),
);

/** Data without a version is version 1. Never change a released step. */
const steps: readonly MigrationStep[] = [
  (collections) =>
    changeRecords(collections, {
      throttles: (record) => ({ expiresAt: throttleExpiry(record), ...record }),
      idempotency: (record) => ({ accountId: idParts(record)[0], ...record }),
      // Codes from version 1 belong to no attempt, so they cannot be redeemed.
      oneTimeCodes: (record) => {
        const [purpose, phone = ''] = idParts(record);
        return { purpose, phone, address: '', sentAt: '', ...record };
      },
    }),
  (collections) =>
    changeRecords(collections, {
      doctors: (record) => {
        const registration = registrationsOfVersion3.get(String(record['id']));
        return registration
          ? { ...record, registration, verification: { status: 'verified' } }
          : record;
      },
    }),
  // Adds `blocks` and `reports`, which earlier versions must refuse.
  (collections) => collections,
  // Adds `sharings` and `healthFacts`, which earlier versions would ignore.
  (collections) => {
    const doctors = (collections['doctors'] ?? []).filter(isRecord);
    const specialties = new Map(doctors.map(({ id, specialty }) => [id, specialty]));
    return changeRecords(collections, {
      medicalRecords: (record) => {
        const specialty = specialties.get(record['doctorId']);
        return specialty === undefined ? record : { specialty, ...record };
      },
    });
  },
  // Adds `consents`, and `erasures` for accounts that were deleted earlier.
  (collections) => ({ ...collections, erasures: findErasures(collections) }),
  // Adds `secondFactors`.
  (collections) => collections,
  // Adds `dataKeys`, and sealed fields that earlier versions would show as blank.
  (collections) => collections,
  // Adds `callSeats`.
  (collections) => collections,
  // As 0016_patient_count.sql.
  (collections) => {
    const completed = (collections['appointments'] ?? [])
      .filter(isRecord)
      .filter(({ status }) => status === 'completed');
    const listPatientIds = (doctorId: unknown) =>
      completed
        .filter((visit) => visit['doctorId'] === doctorId)
        .map((visit) => visit['patientId']);
    return changeRecords(collections, {
      doctors: (record) =>
        String(record['id']).startsWith('doctor-')
          ? record
          : { patientCount: new Set(listPatientIds(record['id'])).size, ...record },
    });
  },
];

export const SCHEMA_VERSION = steps.length + 1;

export function migrate(version: number, collections: StoredCollections): StoredCollections {
  return steps.slice(version - 1).reduce((migrated, step) => step(migrated), collections);
}

function findErasures(collections: StoredCollections): StoredRecord[] {
  const valuesOf = (name: string, field: string) =>
    (collections[name] ?? []).filter(isRecord).map((record) => String(record[field]));
  const known = new Set([...valuesOf('accounts', 'id'), ...valuesOf('freelancers', 'id')]);
  const named = [
    ...valuesOf('appointments', 'patientId'),
    ...valuesOf('queueBookings', 'patientId'),
    ...valuesOf('conversations', 'firstId'),
    ...valuesOf('conversations', 'secondId'),
  ];
  const at = new Date(0).toISOString();
  return [...new Set(named)]
    .filter((id) => !known.has(id))
    .map((id) => ({ id, erasedAt: at, expiresAt: at }));
}

function changeRecords(
  collections: StoredCollections,
  changes: Record<string, (record: StoredRecord) => StoredRecord>,
): StoredCollections {
  const changed = Object.entries(collections).map(([name, records]) => {
    const change = changes[name] ?? ((record: StoredRecord) => record);
    return [name, records.map((record) => (isRecord(record) ? change(record) : record))] as const;
  });
  return Object.fromEntries(changed);
}

function idParts({ id }: StoredRecord): string[] {
  return String(id).split(':');
}

function throttleExpiry({ usedAt, blockedUntil }: StoredRecord): string {
  const instants = [...(Array.isArray(usedAt) ? usedAt : []), blockedUntil];
  const times = instants.map((instant) => Date.parse(String(instant))).filter(Number.isFinite);
  return new Date(Math.max(0, ...times) + DAY_MS).toISOString();
}

export function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
