import type { MedicalRecord } from '../../contract/records.ts';

export function recordOfVisit(
  records: readonly MedicalRecord[],
  visitId: string,
): MedicalRecord | undefined {
  return records.find(({ appointmentId }) => appointmentId === visitId);
}
