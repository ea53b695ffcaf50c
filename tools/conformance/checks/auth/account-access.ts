import { purpose } from '../../../../src/contract/privacy.ts';
import { NOTICE_VERSION } from '../../../../src/domain/privacy/notice.ts';
import type { PersonName } from '../../accounts.ts';
import type { CallInput } from '../../targets/device.ts';

const everybody: PersonName[] = ['patientA', 'patientB', 'doctorA', 'doctorB'];
const password = 'not-the-password';

const code = '000000';

const own = (input: CallInput = {}) => [{ allowed: everybody, input: async () => input }];

export const accountAccess = {
  getAccount: own(),
  updateAccount: own({ body: { name: 'Nobody' } }),
  changePicture: own({ body: {} }),
  changePassword: own({ body: { currentPassword: password, newPassword: password } }),
  exportAccount: own(),
  getConsent: own(),
  updateConsent: own({ body: { version: NOTICE_VERSION, purposes: purpose.options } }),
  getSecondFactor: own(),
  startSecondFactor: own({ body: { password } }),
  confirmSecondFactor: own({ body: { code, otp: code } }),
  proveSecondFactor: own({ body: { code } }),
  renewRecoveryCodes: own({ body: { code } }),
  turnOffSecondFactor: own({ body: { password, code } }),
  listSessions: own(),
  endSession: [{ allowed: [], input: async () => ({ params: { id: 'nobody-has-this-id' } }) }],
  endOtherSessions: own(),
  listKnownDevices: own(),
  endKnownDevice: [{ allowed: [], input: async () => ({ params: { id: 'nobody-has-this-id' } }) }],
  getCalendarFeed: own(),
  makeCalendarFeed: own(),
  endCalendarFeed: own(),
  getEmail: own(),
  changeEmail: own({ body: { address: 'nobody@example.com', password } }),
  verifyEmail: own({ body: { code } }),
  removeEmail: own(),
  deleteAccount: own({ body: { password } }),
};
