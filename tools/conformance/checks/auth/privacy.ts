import { noticeItems, requiredPurposes } from '../../../../src/domain/privacy/notice.ts';
import { leastYears } from '../../../../src/domain/privacy/retention.ts';
import { check } from '../../check.ts';
import {
  expectEqual,
  expectResponse,
  expectThat,
  expectUncached,
  expectWrongField,
} from '../../expectations.ts';
import type { Kit } from '../../kit.ts';

const required = requiredPurposes('patient');
const all = noticeItems('patient').map(({ purpose }) => purpose);

async function consenting(kit: Kit) {
  const { call } = await kit.as('patientA');
  const { noticeVersion: version } = expectResponse(await kit.guest().call('getPrivacy'));
  const agree = (purposes: readonly string[]) =>
    call('updateConsent', { body: { version, purposes } });
  return { call, version, agree };
}

export const privacyChecks = [
  check('keeps data at least as long as the law asks', 'getPrivacy', async (kit) => {
    const reply = await kit.guest().call('getPrivacy');
    const { medicalRecordYears, paymentYears } = expectResponse(reply).retention;
    const areLegal =
      medicalRecordYears >= leastYears.medicalRecordYears &&
      paymentYears >= leastYears.paymentYears;
    expectThat(reply, 'retention', areLegal, 'at least 3 and 8 years', {
      medicalRecordYears,
      paymentYears,
    });
  }),
  check(
    'adds each change to the history, and returns it',
    'updateConsent',
    async (kit) => {
      const { call, version, agree } = await consenting(kit);
      expectResponse(await agree(required));
      const before = expectResponse(await call('getConsent')).history;
      const reply = await agree(all);
      const { history } = expectResponse(reply);
      expectEqual(reply, 'earlier consents', history.slice(0, -1), before);
      const latest = history.at(-1);
      expectEqual(reply, 'version', latest?.version, version);
      expectEqual(reply, 'purposes', latest?.purposes.toSorted(), all.toSorted());
      const stored = await call('getConsent');
      expectEqual(reply, 'history', expectResponse(stored).history, history);
    },
    ['traces'],
  ),
  check(
    'adds nothing when the latest consent is repeated',
    'updateConsent',
    async (kit) => {
      const { agree } = await consenting(kit);
      const { history } = expectResponse(await agree(all));
      const reply = await agree(all);
      expectEqual(reply, 'history', expectResponse(reply).history, history);
    },
    ['traces'],
  ),
  check('requires the purposes without which there is no account', 'updateConsent', async (kit) => {
    const { agree } = await consenting(kit);
    for (const left of required) {
      expectWrongField(await agree(all.filter((purpose) => purpose !== left)), 'purposes');
    }
  }),
  check('returns the consents uncached', 'getConsent', async (kit) => {
    const { call } = await kit.as('doctorA');
    const reply = await call('getConsent');
    expectResponse(reply);
    expectUncached(reply);
  }),
];
