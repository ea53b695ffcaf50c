import { busyClinic } from './busy-clinic.ts';
import { dayBefore } from './day-before.ts';
import { declinedThenUpi } from './declined-then-upi.ts';
import { firstVisit } from './first-visit.ts';
import { fullyBooked } from './fully-booked.ts';
import { latePatient } from './late-patient.ts';
import { movedVisit } from './moved-visit.ts';
import { newDoctor } from './new-doctor.ts';
import { offlineConversation } from './offline-conversation.ts';
import { queueAtAiims } from './queue-at-aiims.ts';
import type { Scenario } from './scenario.ts';
import { slotTaken } from './slot-taken.ts';
import { tenThousandMessages } from './ten-thousand-messages.ts';
import { usedFromAbroad } from './used-from-abroad.ts';
import { videoVisit } from './video-visit.ts';
import { waitlist } from './waitlist.ts';

/**
 * By their names in links, in the order of the list and of a talk: from a first visit to what can go
 * wrong. The first six take about five minutes.
 */
const all = {
  'first-visit': firstVisit,
  'slot-taken': slotTaken,
  'video-visit': videoVisit,
  'busy-clinic': busyClinic,
  'offline-conversation': offlineConversation,
  'queue-at-aiims': queueAtAiims,
  'declined-then-upi': declinedThenUpi,
  'fully-booked': fullyBooked,
  waitlist,
  'moved-visit': movedVisit,
  'day-before': dayBefore,
  'late-patient': latePatient,
  'new-doctor': newDoctor,
  'used-from-abroad': usedFromAbroad,
  'ten-thousand-messages': tenThousandMessages,
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof all;

export const scenarios: Record<ScenarioName, Scenario> = all;

export const scenarioNames = Object.keys(all).filter(isScenarioName);

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(all, name);
}

/** Null after the last one. */
export function nextScenario(name: ScenarioName): ScenarioName | null {
  return scenarioNames[scenarioNames.indexOf(name) + 1] ?? null;
}
