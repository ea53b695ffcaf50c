import type { Message } from '../../src/contract/messages.ts';
import type { Role } from '../../src/contract/common.ts';
import { firstName } from '../../src/domain/names.ts';
import { getPartOfDay } from '../../src/domain/time/part-of-day.ts';

export interface Speaker {
  id: string;
  role: Role;
  /** Of a doctor. */
  specialty: string;
  /** The other person's. */
  partnerName: string;
}

/** Each row is one answer of one or two messages. `{name}` and `{greeting}` are filled in. */
interface Topic {
  heard: RegExp;
  answers: readonly (readonly string[])[];
}

/** Asked about a symptom. A question is no advice. */
const questions: Record<string, string> = {
  Cardiology: 'Does it also happen at rest, or only when you move?',
  Dermatology: 'Could you share a photo of it here?',
  ENT: 'Is it on one side, or on both?',
  Neurology: 'How often does it come, and how long does it stay?',
  Orthopedics: 'Does it hurt when you put weight on it?',
  Pediatrics: 'Is the child eating and drinking as usual?',
};
const usualQuestion = 'How long have you had this?';

/** The first that fits counts. */
const doctorTopics: readonly Topic[] = [
  {
    heard: /\b(thanks?|thank you|dhanyavad|shukriya)\b/i,
    answers: [['You are welcome, {name}.'], ['Happy to help. See you at your visit.']],
  },
  {
    heard:
      /\b(pain|hurts?|ache|aching|tight|dizzy|fever|cough|bleed\w*|breath\w*|swollen|itch\w*|rash|burns?)\b/i,
    answers: [
      ['Thank you for writing, {name}. {question}', 'If it is an emergency, please call 112.'],
      ['I have noted this, {name}. Let us talk about it at your visit.'],
    ],
  },
  {
    heard: /\b(reports?|ecg|scan|x-?ray|tests?|results?|files?|photo)\b/i,
    answers: [
      ['Thank you. I will go through it before your visit.'],
      ['Please bring it to your visit too, and we will read it together.'],
    ],
  },
  {
    heard: /\b(tablets?|medicines?|dose|prescription|drops|syrup|injection)\b/i,
    answers: [
      ['I will check your prescription first.', 'We can talk it through at your visit, {name}.'],
    ],
  },
  {
    heard:
      /\b(appointments?|visits?|slots?|book\w*|resched\w*|tomorrow|late|video|clinic|when|what time)\b/i,
    answers: [
      ['You can choose another time on my page. I answer requests on the same day.'],
      ['That works. See you then, {name}.'],
    ],
  },
  {
    heard: /\b(hello|hi|namaste|good (morning|afternoon|evening))\b/i,
    answers: [['{greeting} {name}. How can I help?'], ['Hello {name}. How are you today?']],
  },
  {
    heard: /\?/,
    answers: [
      ['Good question. I am between two patients now.', 'I will answer it at your visit, {name}.'],
    ],
  },
];
const doctorsUsual: Topic['answers'] = [
  ['Thank you, {name}. I have read your message.', 'Let us talk about it at your next visit.'],
  ['Noted, {name}. Anything else before your visit?'],
];
const doctorsFirst: Topic['answers'] = [
  ['{greeting} {name}. How have you been since your last visit?'],
  ['{name}, please have your earlier reports with you at the next visit.'],
];

const patientTopics: readonly Topic[] = [
  {
    heard: /\b(welcome|happy to help|take care)\b/i,
    answers: [['Thank you, doctor.'], ['Have a good day, doctor.']],
  },
  {
    heard: /\b(bring|share|send|upload|reports?)\b/i,
    answers: [
      ['Yes, doctor. I will have it with me.'],
      ['I have it here at home. I will bring it.'],
    ],
  },
  {
    heard: /\b(since when|how long|how often)\b/i,
    answers: [['For about a week, doctor.', 'Mostly in the evening.']],
  },
  {
    heard: /\b(how (are|have) you|feeling)\b/i,
    answers: [['Better than last week, doctor. Thank you for asking.']],
  },
  {
    heard: /\b(hello|hi|namaste|good (morning|afternoon|evening))\b/i,
    answers: [['{greeting} doctor. Thank you for writing.']],
  },
  {
    heard: /\?/,
    answers: [
      ['I am not sure, doctor.', 'May I tell you at the visit?'],
      ['Only sometimes, doctor.'],
    ],
  },
];
const patientsUsual: Topic['answers'] = [
  ['Thank you, doctor. I understand.'],
  ['Yes, doctor.', 'I will write to you if anything changes.'],
];
const patientsFirst: Topic['answers'] = [
  ['{greeting} doctor. May I ask something about my next visit?'],
  ['Doctor, is there anything that I should bring to the visit?'],
];

/**
 * Fits the words that the speaker has not read or answered. Repeats no answer while there is
 * another.
 */
export function chooseReplies(speaker: Speaker, messages: readonly Message[], now: Date): string[] {
  const last = messages.findLastIndex(({ senderId }) => senderId === speaker.id);
  const unread = messages.filter(({ senderId, read }) => senderId !== speaker.id && !read);
  const heard = unread.length > 0 ? unread : messages.slice(last + 1);
  const isDoctor = speaker.role === 'doctor';
  const answers =
    heard.length === 0
      ? isDoctor
        ? doctorsFirst
        : patientsFirst
      : (findTopic(isDoctor ? doctorTopics : patientTopics, heard)?.answers ??
        (isDoctor ? doctorsUsual : patientsUsual));
  const said = new Set(
    messages
      .filter(({ senderId }) => senderId === speaker.id)
      .map(({ content }) => content.textContent),
  );
  const filled = answers.map((replies) => replies.map((reply) => fill(reply, speaker, now)));
  return filled.find((replies) => !replies.some((reply) => said.has(reply))) ?? filled.at(-1) ?? [];
}

function findTopic(topics: readonly Topic[], heard: readonly Message[]): Topic | undefined {
  for (const { content } of heard.toReversed()) {
    const text = content.shareDoc ? `${content.textContent} file` : content.textContent;
    const topic = topics.find((one) => one.heard.test(text));
    if (topic) return topic;
  }
  return undefined;
}

function fill(reply: string, { specialty, partnerName }: Speaker, now: Date): string {
  return reply
    .replace('{name}', firstName(partnerName))
    .replace('{greeting}', `Good ${getPartOfDay(now)}`)
    .replace('{question}', questions[specialty] ?? usualQuestion);
}
