import * as z from 'zod/mini';
import { id, instant, role } from './common.ts';
import type { Endpoint } from './endpoint.ts';

export const AUDIT_PAGE_SIZE = 50;

export const auditEntry = z.object({
  /** Counts from 1 for each patient. */
  position: z.int().check(z.positive()),
  readAt: instant,
  /** The name at the time. */
  reader: z.object({ id, name: z.string(), role }),
  /**
   * `phone`: the number for a phone visit. `health-asked`: the doctor asked to see the health
   * facts. `health-given`, `health-refused`: the patient, who is then the reader, answered.
   * `calendar-made`, `calendar-ended`: the patient made or ended the address of a calendar feed.
   */
  kind: z.enum([
    'records',
    'health-facts',
    'file',
    'phone',
    'health-asked',
    'health-given',
    'health-refused',
    'calendar-made',
    'calendar-ended',
  ]),
  items: z.array(
    z.object({
      id: z.string(),
      /** The record's diagnosis or the file's name, while it exists. */
      label: z.optional(z.string()),
    }),
  ),
  /** Missing for what the reader wrote. */
  appointmentId: z.optional(id),
});

export const auditQuery = z.object({
  /** Lists entries before this position. */
  before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'before must be a position'))),
});

export const auditEndpoints = {
  listAudit: {
    method: 'GET',
    path: '/api/audit',
    access: 'patient',
    summary: `Who has read the caller's medical records, health facts and files, who has asked to see the health facts, the answers, and addresses of the caller's calendar feed, latest first, ${AUDIT_PAGE_SIZE} at a time.`,
    origin: 'extension',
    query: auditQuery,
    status: 200,
    response: z.object({ entries: z.array(auditEntry), hasMore: z.boolean() }),
    errors: ['invalid-request', 'not-signed-in', 'token-expired', 'forbidden'],
  },
} as const satisfies Record<string, Endpoint>;

export type AuditEntry = z.infer<typeof auditEntry>;
