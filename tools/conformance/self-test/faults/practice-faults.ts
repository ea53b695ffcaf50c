import { deafTo, type PlantedFault, replaceError, tamperBody, tamperResponse } from './tamper.ts';

export const practiceFaults: PlantedFault[] = [
  {
    title: 'a desk phone that is not stored',
    endpoint: 'updatePractice',
    field: 'address',
    plant: deafTo('updatePractice', 'deskPhone'),
  },
  {
    title: "a booking at the specification's price, in spite of the doctor's fee",
    endpoint: 'updatePractice',
    field: 'price',
    plant: tamperBody('listAppointments', 200, (body) =>
      Object.values(body).map((visit) =>
        Object.assign({}, visit, { price: { amountMinor: 10_000, currency: 'USD' } }),
      ),
    ),
  },
  {
    title: 'a booking that moves with its doctor',
    endpoint: 'updatePractice',
    field: 'place',
    plant: tamperBody('listAppointments', 200, (body) =>
      Object.values(body).map((visit) => Object.assign({}, visit, { place: undefined })),
    ),
  },
  {
    title: 'a clinic visit without a clinic',
    endpoint: 'updatePractice',
    field: 'status',
    plant: tamperResponse('bookAppointment', replaceError('slot-not-offered')),
  },
  {
    title: 'a booking at a price that the patient did not see',
    endpoint: 'updatePractice',
    field: 'status',
    plant: deafTo('bookAppointment', 'seen'),
  },
  {
    title: 'fees of any amount',
    endpoint: 'updatePractice',
    field: 'status',
    plant: tamperResponse('updatePractice', replaceError('invalid-request')),
  },
];
