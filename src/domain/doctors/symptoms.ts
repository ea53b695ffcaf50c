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
      'can t breathe',
      'saans phoolna',
      'saans lene me dikkat',
      'saans lene me takleef',
      'सांस लेने में तकलीफ',
      'सांस फूलना',
      'साँस फूलना',
    ],
  },
  {
    specialties: ['Cardiology'],
    phrases: ['palpitations', 'high blood pressure', 'high bp', 'dhadkan tez', 'उच्च रक्तचाप'],
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
      'diabetes',
      'sugar ki bimari',
    ],
  },
  {
    specialties: ['General Medicine', 'ENT'],
    phrases: ['cough', 'khansi', 'खांसी', 'common cold', 'zukam', 'जुकाम'],
  },
  {
    specialties: ['Pediatrics'],
    phrases: [
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
];

export interface SymptomMatch {
  specialties: readonly string[];
  isUrgent: boolean;
  rest: readonly string[];
}

/** Matches whole words only. */
export function matchSymptoms(query: string): SymptomMatch | null {
  let rest = ` ${normalize(query)} `;
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

/** Treats 'mein', 'main' and 'mai' ('में') as the same word. Keeps Devanagari vowel signs. */
function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F\u093C]/g, '')
    .toLocaleLowerCase('en-IN')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replaceAll(/\b(?:mein|main|mai)\b/g, 'me')
    .trim();
}

const longestFirst = symptoms
  .flatMap((symptom) => symptom.phrases.map((phrase) => ({ phrase: normalize(phrase), symptom })))
  .sort((a, b) => b.phrase.length - a.phrase.length);
