import { expect, test } from 'vitest';
import { createTestBackend } from '../../../../backend/testing/test-backend.ts';
import { createTestSeed, unansweredVisit } from '../../../../backend/testing/test-seed.ts';
import { allChecks } from '../../all-checks.ts';
import { auditFaults } from './audit-faults.ts';
import { callFaults } from './call-faults.ts';
import { calendarFaults } from './calendar-faults.ts';
import { careFaults } from './care-faults.ts';
import { practiceFaults } from './practice-faults.ts';
import { followUpFaults } from './follow-up-faults.ts';
import { emailFaults } from './email-faults.ts';
import { freeTimesFaults } from './free-times-faults.ts';
import { healthRequestFaults } from './health-request-faults.ts';
import { inProcess } from '../in-process.ts';
import { messageFaults } from './message-faults.ts';
import { blockedHoursFaults } from './blocked-hours-faults.ts';
import { bookingRuleFaults } from './booking-rule-faults.ts';
import { attendanceFaults } from './attendance-faults.ts';
import { moveFaults } from './move-faults.ts';
import { noticeFaults } from './notice-faults.ts';
import { paymentFaults } from './payment-faults.ts';
import { faults } from './planted-faults.ts';
import { privacyFaults } from './privacy-faults.ts';
import { queueFaults } from './queue-faults.ts';
import { queueReportFaults } from './queue-report-faults.ts';
import { safetyFaults } from './safety-faults.ts';
import { sharingFaults } from './sharing-faults.ts';
import { signatureFaults } from './signature-faults.ts';
import { secondFactorFaults } from './second-factor-faults.ts';
import { waitlistFaults } from './waitlist-faults.ts';
import { verificationFaults } from './verification-faults.ts';
import { runChecks } from '../../run-checks.ts';

/** A long run plants all faults and executes all checks, to show that no other call is reported. */
const isLong = Boolean(process.env['SOAK']);
const EACH = isLong ? 1 : 3;

const allFaults = [
  ...faults,
  ...messageFaults,
  ...careFaults,
  ...practiceFaults,
  ...signatureFaults,
  ...queueFaults,
  ...queueReportFaults,
  ...paymentFaults,
  ...verificationFaults,
  ...safetyFaults,
  ...sharingFaults,
  ...healthRequestFaults,
  ...privacyFaults,
  ...secondFactorFaults,
  ...auditFaults,
  ...callFaults,
  ...calendarFaults,
  ...emailFaults,
  ...freeTimesFaults,
  ...noticeFaults,
  ...moveFaults,
  ...attendanceFaults,
  ...followUpFaults,
  ...waitlistFaults,
  ...bookingRuleFaults,
  ...blockedHoursFaults,
];

test.each(allFaults.filter((_, at) => at % EACH === 0))(
  'the kit finds $title and reports $endpoint',
  async ({ endpoint, field, plant }) => {
    const seed = createTestSeed([unansweredVisit]);
    seed.doctors = seed.doctors.map((doctor) => ({ ...doctor, patientCount: 0 }));
    const target = inProcess(createTestBackend({ seed }));
    const checks = allChecks.filter((check) => isLong || check.endpoint === endpoint);
    const { results } = await runChecks(checks, plant(target));
    const differences = results.flatMap(({ difference }) => difference ?? []);
    expect(differences).toContainEqual(expect.objectContaining({ endpoint, field }));
    expect(new Set(differences.map((difference) => difference.endpoint))).toEqual(
      new Set([endpoint]),
    );
    const unexplained = results.filter(
      ({ outcome, difference }) => outcome === 'failed' && !difference,
    );
    expect(unexplained).toEqual([]);
  },
  30_000,
);
