import * as fc from 'fast-check';
import { sha256OfBytes } from '../../../backend/core/crypto.ts';
import { purpose } from '../../../src/contract/privacy.ts';
import { NOTICE_VERSION, requiredPurposes } from '../../../src/domain/privacy/notice.ts';
import { onePixel } from '../../../backend/testing/test-pictures.ts';
import { testHospital } from '../../../backend/testing/test-seed.ts';
import {
  asking,
  availability,
  doctorId,
  id,
  mostly,
  otp,
  password,
  phone,
  PICTURE,
  RECORD,
  role,
  visitId,
} from './step-parts.ts';

const record = {
  diagnosis: 'Knee strain',
  prescription: 'Ice',
  prescriptionLines: [{ medicine: 'Zinc', dose: '1 tablet' }, { medicine: 'Aspirin' }],
  notes: '',
  vitals: { pulse: 72 },
};

const completing = fc
  .tuple(
    asking('completeAppointment', visitId),
    mostly<object>(
      { record },
      {},
      { followUpDate: '2026-11-26' },
      { record: { ...record, diagnosis: '' } },
      {
        record: { ...record, prescriptionLines: [{ medicine: '' }] },
      },
    ),
  )
  .map(([asked, body]) => ({ ...asked, body: { ...body } }));

const portrait = fc
  .tuple(
    asking('changePicture', {}, {}),
    fc.option(mostly(PICTURE, 'No picture'), { nil: undefined }),
  )
  .map(([asked, file]) => ({ ...asked, file }));

const signature = fc
  .tuple(
    asking('changeSignature', { id: doctorId }, {}),
    fc.option(mostly(PICTURE, 'No picture'), { nil: undefined }),
  )
  .map(([asked, file]) => ({ ...asked, file }));

const pictureId = mostly(await sha256OfBytes(onePixel), 'nobody');

export const careSteps = [
  { weight: 3, arbitrary: completing },
  { weight: 1, arbitrary: asking('listHospitals') },
  { weight: 1, arbitrary: asking('getHospital', { id: mostly(testHospital.id, 'nobody') }) },
  { weight: 2, arbitrary: asking('listRecords', { id }) },
  { weight: 2, arbitrary: asking('getRecord', { id: mostly(RECORD, 'nobody') }) },
  {
    weight: 1,
    arbitrary: asking(
      'updateAvailability',
      { id: doctorId },
      { availability, leaveDays: mostly(['2026-11-24'], []) },
    ),
  },
  {
    weight: 2,
    arbitrary: asking('chooseSharing', visitId, {
      scope: mostly('everything', 'specialty', 'nothing', 'own', 'all'),
      specialty: mostly('Cardiology', 'ENT'),
    }),
  },
  { weight: 1, arbitrary: asking('endSharing', { id: doctorId }) },
  { weight: 2, arbitrary: asking('askForHealthFacts', visitId) },
  {
    weight: 2,
    arbitrary: asking('answerHealthRequest', visitId, { answer: mostly('yes', 'no', 'maybe') }),
  },
  { weight: 1, arbitrary: asking('listSharing') },
  { weight: 2, arbitrary: asking('listAudit', { before: mostly('9', '2', '0') }) },
  { weight: 2, arbitrary: asking('getHealthFacts', { id }) },
  {
    weight: 1,
    arbitrary: asking(
      'updateHealthFacts',
      {},
      {
        dateOfBirth: mostly('1984-08-17', '1899-12-31'),
        sex: mostly('female', 'unknown'),
        allergies: mostly('Penicillin', ''),
        medicines: fc.constant(''),
      },
    ),
  },
  { weight: 1, arbitrary: asking('getAccount') },
  { weight: 1, arbitrary: asking('updateAccount', {}, { name: mostly('New Name', '') }) },
  { weight: 2, arbitrary: portrait },
  { weight: 2, arbitrary: signature },
  { weight: 1, arbitrary: asking('getSignature', { id: doctorId }) },
  { weight: 1, arbitrary: asking('removeSignature', { id: doctorId }) },
  { weight: 1, arbitrary: asking('getRecordSignature', { id: mostly(RECORD, 'nobody') }) },
  { weight: 1, arbitrary: asking('getPicture', { id: pictureId }) },
  {
    weight: 1,
    arbitrary: asking('changePassword', {}, { currentPassword: password, newPassword: password }),
  },
  {
    weight: 1,
    arbitrary: asking(
      'loginWithCode',
      {},
      { phone, password, role, remember: mostly(false, true), code: otp },
    ),
  },
  { weight: 1, arbitrary: asking('getSecondFactor') },
  { weight: 1, arbitrary: asking('confirmSecondFactor', {}, { code: otp, otp }) },
  { weight: 1, arbitrary: asking('proveSecondFactor', {}, { code: otp }) },
  { weight: 1, arbitrary: asking('endSession', { id }) },
  { weight: 1, arbitrary: asking('endOtherSessions') },
  { weight: 1, arbitrary: asking('endKnownDevice', { id }) },
  { weight: 1, arbitrary: asking('getCalendarFeed') },
  { weight: 1, arbitrary: asking('endCalendarFeed') },
  { weight: 1, arbitrary: asking('getCalendar', { token: mostly('unknown', '-') }) },
  { weight: 1, arbitrary: asking('getEmail') },
  { weight: 1, arbitrary: asking('verifyEmail', {}, { code: otp }) },
  { weight: 1, arbitrary: asking('removeEmail') },
  { weight: 1, arbitrary: asking('showUnsubscribe', { token: mostly('unknown', '-') }) },
  { weight: 1, arbitrary: asking('unsubscribe', { token: mostly('unknown', '-') }) },
  { weight: 1, arbitrary: asking('exportAccount') },
  { weight: 1, arbitrary: asking('getPrivacy') },
  { weight: 1, arbitrary: asking('getConsent') },
  {
    weight: 2,
    arbitrary: asking(
      'updateConsent',
      {},
      {
        version: mostly(NOTICE_VERSION, '2026-01-01', '2027-01-01'),
        purposes: mostly<string[]>([...purpose.options], requiredPurposes('patient'), []),
      },
    ),
  },
  { weight: 1, arbitrary: asking('deleteAccount', {}, { password }) },
];
