import type { PersonName } from '../../accounts.ts';
import type { CallInput } from '../../targets/device.ts';

const everybody: PersonName[] = ['patientA', 'patientB', 'doctorA', 'doctorB'];
const password = 'not-the-password';

const own = (input: CallInput = {}) => [{ allowed: everybody, input: async () => input }];

export const accountAccess = {
  getAccount: own(),
  updateAccount: own({ body: { name: 'Nobody' } }),
  changePicture: own({ body: {} }),
  changePassword: own({ body: { currentPassword: password, newPassword: password } }),
  exportAccount: own(),
  deleteAccount: own({ body: { password } }),
};
