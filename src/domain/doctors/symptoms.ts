import { foldText, QUERY_LENGTH } from '../fold-text.ts';

/** The usual specialty comes first. */
interface Symptom {
  specialties: readonly string[];
  phrases: readonly string[];
  isUrgent?: true;
}

/** Changes need a medical review (ADR 0037). */
export const symptoms: readonly Symptom[] = [
  {
    specialties: ['Cardiology'],
    isUrgent: true,
    phrases: [
      'chest pain',
      'pain in chest',
      'chest tightness',
      'chest hurts',
      'heart pain',
      'heart attack',
      'seene me dard',
      'chhati me dard',
      'सीने में दर्द',
      'छाती में दर्द',
    ],
  },
  {
    specialties: ['Cardiology', 'Pulmonology'],
    isUrgent: true,
    phrases: [
      'breathlessness',
      'shortness of breath',
      'difficulty breathing',
      'cannot breathe',
      'can’t breathe',
      'saans phoolna',
      'saans lene me dikkat',
      'saans lene me takleef',
      'सांस लेने में तकलीफ',
      'सांस फूलना',
    ],
  },
  {
    specialties: ['Cardiology'],
    phrases: ['palpitations', 'high blood pressure', 'high bp', 'dhadkan tez', 'उच्च रक्तचाप'],
  },
  {
    specialties: ['General Medicine', 'Cardiology'],
    phrases: ['bp', 'blood pressure', 'बीपी'],
  },
  {
    specialties: ['Neurology'],
    isUrgent: true,
    phrases: [
      'stroke',
      'paralysis',
      'slurred speech',
      'lakwa',
      'seizure',
      'fits',
      'mirgi',
      'daura',
      'लकवा',
      'मिर्गी',
    ],
  },
  {
    specialties: ['Neurology'],
    phrases: [
      'headache',
      'migraine',
      'sir dard',
      'sar dard',
      'sir me dard',
      'sar me dard',
      'सिर दर्द',
      'सिरदर्द',
      'numbness',
      'memory loss',
    ],
  },
  {
    specialties: ['ENT', 'Neurology'],
    phrases: ['dizziness', 'vertigo', 'chakkar', 'चक्कर'],
  },
  {
    specialties: ['ENT'],
    phrases: [
      'ear pain',
      'earache',
      'kaan dard',
      'kaan me dard',
      'कान दर्द',
      'कान में दर्द',
      'hearing loss',
    ],
  },
  {
    specialties: ['ENT'],
    phrases: [
      'sore throat',
      'tonsils',
      'gala kharab',
      'gale me dard',
      'गले में दर्द',
      'sinus',
      'blocked nose',
      'naak band',
      'nosebleed',
    ],
  },
  {
    specialties: ['General Medicine', 'Pediatrics'],
    phrases: ['fever', 'bukhar', 'bukhaar', 'बुखार', 'viral fever', 'dengue', 'malaria', 'typhoid'],
  },
  {
    specialties: ['General Medicine'],
    phrases: [
      'stomach pain',
      'stomach ache',
      'pet dard',
      'pet me dard',
      'पेट दर्द',
      'पेट में दर्द',
      'vomiting',
      'ulti',
      'diarrhoea',
      'loose motion',
      'dast',
      'acidity',
      'gas',
      'constipation',
      'kabz',
      'jaundice',
      'piliya',
      'diabetes',
      'diabetologist',
      'sugar',
      'sugar ki bimari',
      'madhumeh',
      'शुगर',
      'मधुमेह',
      'thyroid',
      'weakness',
      'kamzori',
    ],
  },
  {
    specialties: ['General Medicine', 'ENT'],
    phrases: ['cough', 'khansi', 'खांसी', 'cold', 'common cold', 'zukam', 'जुकाम', 'sardi', 'सर्दी'],
  },
  {
    specialties: ['General Medicine', 'Pulmonology'],
    phrases: ['asthma', 'dama', 'दमा'],
  },
  {
    specialties: ['Pediatrics'],
    phrases: [
      'paediatric',
      'paediatrician',
      'child fever',
      'baby fever',
      'bacche ko bukhar',
      'bachche ko bukhar',
      'बच्चे को बुखार',
      'vaccination',
      'tika',
      'टीका',
      'newborn',
    ],
  },
  {
    specialties: ['Dermatology'],
    phrases: [
      'skin rash',
      'rash',
      'itching',
      'khujli',
      'खुजली',
      'त्वचा पर दाने',
      'acne',
      'pimples',
      'hair loss',
      'muhase',
      'मुहांसे',
      'hair fall',
      'baal jhadna',
      'बाल झड़ना',
      'eczema',
      'ringworm',
      'daad',
    ],
  },
  {
    specialties: ['Orthopedics'],
    phrases: [
      'orthopaedic',
      'arthritis',
      'गठिया',
      'leg pain',
      'pair me dard',
      'knee pain',
      'ghutne me dard',
      'घुटने में दर्द',
      'joint pain',
      'jodo me dard',
      'जोड़ों में दर्द',
      'back pain',
      'kamar dard',
      'कमर दर्द',
      'neck pain',
      'fracture',
      'sprain',
      'moch',
      'shoulder pain',
    ],
  },
  {
    specialties: ['Dentistry'],
    phrases: ['dentist', 'toothache', 'daant me dard', 'दांत में दर्द'],
  },
  {
    specialties: ['Gynecology'],
    phrases: ['gynaecologist', 'gynecologist', 'pregnancy', 'pregnant'],
  },
];

/** Found before or after a word for a doctor: 'skin specialist', 'haddi ka doctor'. */
export const bodyParts: readonly Pick<Symptom, 'specialties' | 'phrases'>[] = [
  {
    specialties: ['Dermatology'],
    phrases: ['skin', 'hair', 'chamdi', 'baal', 'charm rog', 'त्वचा', 'बालों', 'चर्म रोग'],
  },
  {
    specialties: ['Cardiology'],
    phrases: ['heart', 'dil', 'hriday rog', 'दिल', 'हृदय', 'हृदय रोग'],
  },
  {
    specialties: ['Neurology'],
    phrases: ['brain', 'nerve', 'head', 'nas', 'दिमाग', 'नसों'],
  },
  {
    specialties: ['Orthopedics'],
    phrases: [
      'bone',
      'bones',
      'joint',
      'joints',
      'knee',
      'back',
      'spine',
      'neck',
      'shoulder',
      'leg',
      'foot',
      'hand',
      'ortho',
      'haddi',
      'हड्डी',
      'हड्डियों',
    ],
  },
  {
    specialties: ['ENT'],
    phrases: [
      'ear',
      'nose',
      'throat',
      'ear nose throat',
      'ear nose and throat',
      'kaan',
      'नाक कान गला',
    ],
  },
  {
    specialties: ['Pediatrics'],
    phrases: [
      'child',
      'child’s',
      'children',
      'children’s',
      'kid',
      'kids',
      'bacche',
      'bachche',
      'baccho',
      'bachcho',
      'bacchon',
      'bachchon',
      'bal rog',
      'बच्चे',
      'बच्चों',
      'बाल रोग',
    ],
  },
  {
    specialties: ['General Medicine'],
    phrases: ['general', 'stomach', 'liver', 'pet', 'पेट'],
  },
  {
    specialties: ['Pulmonology', 'General Medicine'],
    phrases: ['chest', 'lung', 'lungs', 'breathing'],
  },
  { specialties: ['Nephrology', 'General Medicine'], phrases: ['kidney'] },
  { specialties: ['Ophthalmology'], phrases: ['eye', 'eyes', 'aankh', 'आंख', 'आंखों'] },
  { specialties: ['Dentistry'], phrases: ['tooth', 'teeth', 'dental', 'दांत'] },
  { specialties: ['Gynecology'], phrases: ['women’s', 'stri rog', 'स्त्री रोग'] },
  { specialties: ['Psychiatry'], phrases: ['mental', 'mental health'] },
  { specialties: ['Oncology'], phrases: ['cancer'] },
];

/** Words that mean the same in a phrase: 'me' is 'में'. */
const spellings = new Map([
  ['of', 'for'],
  ...['mein', 'main', 'mai'].map((word) => [word, 'me'] as const),
  ...[
    'doctors',
    'dr',
    'specialist',
    'specialists',
    'surgeon',
    'surgeons',
    'physician',
    'physicians',
    'daktar',
    'visheshagya',
    'डॉक्टर',
    'डाक्टर',
    'डॉ',
    'विशेषज्ञ',
    'चिकित्सक',
  ].map((word) => [foldText(word), 'doctor'] as const),
]);

/** Ignored in queries and in phrases. */
const particles = new Set([
  'the',
  'my',
  'ka',
  'ke',
  'ki',
  'wala',
  'wale',
  'liye',
  'का',
  'के',
  'की',
  'वाले',
  'लिए',
]);

export interface SymptomMatch {
  specialties: readonly string[];
  isUrgent: boolean;
  rest: readonly string[];
}

/** Matches whole words only. */
export function matchSymptoms(query: string): SymptomMatch | null {
  let rest = ` ${normalize(query.slice(0, QUERY_LENGTH))} `;
  const found: Symptom[] = [];
  for (const { phrase, symptom } of longestFirst) {
    if (!rest.includes(` ${phrase} `)) continue;
    rest = rest.replaceAll(` ${phrase} `, ' ');
    found.push(symptom);
  }
  if (found.length === 0) return null;
  return {
    specialties: [...new Set(found.flatMap(({ specialties }) => specialties))],
    isUrgent: found.some(({ isUrgent }) => isUrgent),
    rest: rest.split(' ').filter(Boolean),
  };
}

function normalize(text: string): string {
  return foldText(text)
    .split(' ')
    .filter((word) => !particles.has(word))
    .map((word) => spellings.get(word) ?? word)
    .join(' ');
}

const longestFirst = [
  ...symptoms.flatMap((symptom) => symptom.phrases.map((phrase) => ({ phrase, symptom }))),
  ...bodyParts.flatMap((symptom: Symptom) =>
    symptom.phrases
      .flatMap((part) => [`${part} doctor`, `doctor for ${part}`])
      .map((phrase) => ({ phrase, symptom })),
  ),
]
  .map(({ phrase, symptom }) => ({ phrase: normalize(phrase), symptom }))
  .sort((a, b) => b.phrase.length - a.phrase.length);
