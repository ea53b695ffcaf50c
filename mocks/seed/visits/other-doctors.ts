import type { VisitSeed } from '../visit-seed.ts';

const past: VisitSeed[] = [
  {
    number: 48,
    doctor: 'farah-qureshi',
    patient: 'arjun-rao',
    workday: -21,
    slot: 3,
    appointmentType: 'video',
    status: 'completed',
  },
  {
    number: 49,
    doctor: 'suresh-kamath',
    patient: 'arjun-rao',
    workday: -3,
    slot: 6,
    status: 'cancelled',
    cancelledBy: 'patient',
    cancelReason: 'I found a weekday visit.',
  },
];

/** Every doctor's next days have a time or two that is taken. */
const upcoming: VisitSeed[] = [
  { number: 50, doctor: 'farah-qureshi', patient: 'rehana-begum', workday: 1, slot: 3 },
  { number: 51, doctor: 'farah-qureshi', patient: 'nikita-fernandes', workday: 2, slot: 6 },
  { number: 52, doctor: 'raghav-menon', patient: 'harinath-mishra', workday: 1, slot: 2 },
  { number: 53, doctor: 'raghav-menon', patient: 'chandra-gowda', workday: 1, slot: 5 },
  { number: 54, doctor: 'nandini-bhat', patient: 'gurleen-sandhu', workday: 1, slot: 2 },
  { number: 55, doctor: 'nandini-bhat', patient: 'tsering-dolma', workday: 2, slot: 5 },
  { number: 56, doctor: 'lalita-deshpande', patient: 'poornima-hegde', workday: 1, slot: 3 },
  { number: 57, doctor: 'suresh-kamath', patient: 'dhruv-solanki', workday: 1, slot: 4 },
  { number: 58, doctor: 'rustom-daruwala', patient: 'kamala-devi', workday: 1, slot: 3 },
  { number: 59, doctor: 'sana-rizvi', patient: 'nikita-fernandes', workday: 3, slot: 3 },
  { number: 60, doctor: 'aditi-kulkarni', patient: 'imran-shaikh', workday: 1, slot: 4 },
  { number: 61, doctor: 'joaquim-pereira', patient: 'sunita-yadav', workday: 2, slot: 2 },
  { number: 62, doctor: 'vikram-chauhan', patient: 'baldev-thakur', workday: 1, slot: 4 },
  { number: 63, doctor: 'zoya-siddiqui', patient: 'sunita-yadav', workday: 3, slot: 5 },
  { number: 64, doctor: 'manish-agarwal', patient: 'rehana-begum', workday: 2, slot: 3 },
  { number: 65, doctor: 'tenzin-wangmo', patient: 'dhruv-solanki', workday: 1, slot: 2 },
  { number: 66, doctor: 'selvi-murugan', patient: 'phulmani-hansda', workday: 2, slot: 4 },
  { number: 67, doctor: 'karthik-subramanian', patient: 'joseph-dsouza', workday: 3, slot: 2 },
  { number: 68, doctor: 'padmavathi-raman', patient: 'kavya-iyer', workday: 1, slot: 4 },
  { number: 69, doctor: 'venkat-reddy', patient: 'chandra-gowda', workday: 2, slot: 6 },
  { number: 70, doctor: 'ayesha-sultana', patient: 'yusuf-ansari', workday: 1, slot: 3 },
  { number: 71, doctor: 'srinivas-chary', patient: 'aarav-joshi', workday: 1, slot: 5 },
  { number: 72, doctor: 'ishita-banerjee', patient: 'poornima-hegde', workday: 3, slot: 2 },
  { number: 73, doctor: 'subhash-mukherjee', patient: 'harinath-mishra', workday: 1, slot: 7 },
  { number: 74, doctor: 'moumita-ghosh', patient: 'tsering-dolma', workday: 2, slot: 3 },
  { number: 75, doctor: 'asen-longchar', patient: 'aarav-joshi', workday: 3, slot: 3 },
  { number: 76, doctor: 'anil-gokhale', patient: 'baldev-thakur', workday: 2, slot: 2 },
  { number: 77, doctor: 'sneha-patil', patient: 'gurleen-sandhu', workday: 3, slot: 4 },
  { number: 78, doctor: 'jacob-vettathil', patient: 'joseph-dsouza', workday: 1, slot: 3 },
  { number: 79, doctor: 'anju-mathew', patient: 'kavya-iyer', workday: 4, slot: 2 },
  { number: 80, doctor: 'sreejith-varma', patient: 'imran-shaikh', workday: 2, slot: 2 },
  { number: 87, doctor: 'rukmini-shenoy', patient: 'phulmani-hansda', workday: 1, slot: 4 },
  { number: 88, doctor: 'nilesh-wagh', patient: 'imran-shaikh', workday: 2, slot: 4 },
];

export const visitsToOtherDoctors: VisitSeed[] = [...past, ...upcoming];
