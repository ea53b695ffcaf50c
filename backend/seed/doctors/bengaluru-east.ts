import { type DoctorSeed, hours, WEEKDAYS } from '../doctor-seed.ts';
import { noorSkinClinic, sparshWomenAndChild, vasanthHeartCentre } from '../hospitals/bengaluru.ts';

export const bengaluruEastDoctors: DoctorSeed[] = [
  {
    id: 'doctor-ananya-krishnan',
    phone: '9876500001',
    name: 'Dr. Ananya Krishnan',
    gender: 'female',
    specialty: 'Cardiology',
    experience: 14,
    profilePicture: '/art/people/ananya.svg',
    bio: 'Dr. Krishnan treats heart rhythm problems, high blood pressure and chest pain. She explains each step in English, Kannada, Tamil or Hindi, and prefers the least medicine that works.',
    education: [
      'MBBS, Cauvery Medical College, Bengaluru',
      'MD General Medicine, Palar Institute, Vellore',
      'DM Cardiology, Yamuna Institute, New Delhi',
    ],
    languages: ['English', 'Kannada', 'Tamil', 'Hindi'],
    hospital: vasanthHeartCentre,
    fees: { min: 600, max: 900 },
    ratingPercent: 96,
    patientStories: 218,
    availability: [
      ...hours(WEEKDAYS, '09:00', '13:00'),
      ...hours(WEEKDAYS, '16:00', '19:00'),
      ...hours(['Saturday'], '09:00', '14:00'),
      ...hours(['Sunday'], '09:00', '13:00'),
    ],
    reviews: [
      {
        rating: 5,
        comment:
          'She drew my heart on the back of a receipt so that I could explain it to my mother.',
        daysAgo: 9,
      },
      {
        rating: 4.5,
        comment: 'I waited ten minutes and left with one tablet less than before.',
        daysAgo: 22,
      },
      {
        rating: 5,
        comment: 'My father is hard of hearing. She wrote the important words down in big letters.',
        daysAgo: 41,
      },
      {
        rating: 5,
        comment: 'Called me herself when the report came, though it was nothing serious.',
        daysAgo: 58,
      },
      {
        rating: 4,
        comment: 'Clear answers. The clinic is up a flight of stairs, so take your time.',
        daysAgo: 90,
      },
    ],
  },
  {
    id: 'doctor-farah-qureshi',
    phone: '9876500003',
    name: 'Dr. Farah Qureshi',
    gender: 'female',
    specialty: 'Dermatology',
    experience: 9,
    profilePicture: '/art/people/farah.svg',
    bio: 'Acne, eczema and hair loss, in adults and in children. Dr. Qureshi starts with the products you already use, and often takes some away.',
    education: [
      'MBBS, Cauvery Medical College, Bengaluru',
      'MD Dermatology, Kabini Institute, Mysuru',
    ],
    languages: ['English', 'Urdu', 'Hindi', 'Kannada'],
    hospital: noorSkinClinic,
    fees: { min: 450, max: 700 },
    ratingPercent: 98,
    patientStories: 87,
    availability: [
      ...hours(
        ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        '11:00',
        '14:00',
      ),
      ...hours(
        ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        '16:00',
        '19:00',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Two creams instead of seven, and they work.', daysAgo: 13 },
      {
        rating: 5,
        comment: 'My daughter is fifteen and shy. The doctor talked to her, not past her to me.',
        daysAgo: 30,
      },
      { rating: 5, comment: 'The itching was gone in a week.', daysAgo: 47 },
      { rating: 4.5, comment: 'Short visit, but every question had its answer.', daysAgo: 71 },
    ],
  },
  {
    id: 'doctor-lalita-deshpande',
    phone: '9876500006',
    name: 'Dr. Lalita Deshpande',
    gender: 'female',
    specialty: 'Pediatrics',
    experience: 36,
    profilePicture: '/art/people/lalita.svg',
    bio: 'Dr. Deshpande has seen some of today’s parents as babies. Vaccinations, fevers, growth and sleepless nights: she answers them calmly, in the language that your child speaks.',
    education: [
      'MBBS, Panchganga Medical College, Kolhapur',
      'MD Pediatrics, Mula Institute, Pune',
    ],
    languages: ['English', 'Marathi', 'Kannada', 'Hindi'],
    hospital: sparshWomenAndChild,
    fees: { min: 500, max: 750 },
    ratingPercent: 97,
    patientStories: 428,
    availability: hours(['Monday', 'Tuesday', 'Thursday', 'Friday'], '10:00', '12:30'),
    reviews: [
      {
        rating: 5,
        comment: 'The injection was over before my son had finished his joke.',
        daysAgo: 17,
      },
      {
        rating: 5,
        comment: 'She looked after me as a baby and looks after my twins now.',
        daysAgo: 38,
      },
      { rating: 5, comment: 'No medicine this time, only a good explanation.', daysAgo: 60 },
      {
        rating: 4,
        comment: 'Her mornings fill up quickly, so book a few days ahead.',
        daysAgo: 85,
      },
    ],
  },
];
