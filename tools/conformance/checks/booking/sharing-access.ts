import type { PersonName } from '../../accounts.ts';
import type { Kit } from '../../kit.ts';

const patients: PersonName[] = ['patientA', 'patientB'];

const idOf = async (kit: Kit, person: PersonName) => ({ id: (await kit.as(person)).user.id });

export const sharingAccess = {
  listSharing: [
    {
      allowed: [...patients, 'doctorA', 'doctorB'] satisfies PersonName[],
      input: async () => ({}),
    },
  ],
  chooseSharing: [
    {
      allowed: ['patientA'] satisfies PersonName[],
      async input(kit: Kit) {
        const { id } = await kit.sharedVisit('visit that others may not touch');
        return { params: { id }, body: { scope: 'nothing' } };
      },
    },
  ],
  endSharing: [
    { allowed: patients, input: async (kit: Kit) => ({ params: await idOf(kit, 'doctorA') }) },
  ],
  askForHealthFacts: [
    {
      allowed: ['doctorA'] satisfies PersonName[],
      async input(kit: Kit) {
        const { id } = await kit.sharedVisit('visit that others may not touch');
        return { params: { id } };
      },
    },
  ],
  answerHealthRequest: [
    {
      allowed: ['patientA'] satisfies PersonName[],
      async input(kit: Kit) {
        const { id } = await kit.sharedVisit('visit that others may not touch');
        return { params: { id }, body: { answer: 'no' } };
      },
    },
  ],
  getHealthFacts: [
    {
      allowed: ['patientA', 'doctorA', 'doctorB'] satisfies PersonName[],
      input: async (kit: Kit) => ({ params: await idOf(kit, 'patientA') }),
    },
  ],
  updateHealthFacts: [
    { allowed: patients, input: async () => ({ body: { allergies: '', medicines: '' } }) },
  ],
  listAudit: [{ allowed: patients, input: async () => ({}) }],
};
