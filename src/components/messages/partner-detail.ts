import { joinFacts } from '../../domain/join-facts.ts';
import type { InboxEntry, Partner } from '../../domain/messages/conversation.ts';
import { partnerName } from '../../domain/messages/partner-name.ts';
import { t } from '../../words/t.ts';
import { registrationText } from '../doctors/doctor-text.ts';

/** Shows no text of an unverified doctor, which may imitate another doctor's number. */
export function partnerDetail({ specialty, registration, takesVisits }: Partner): string {
  if (!registration && takesVisits === false) return t`Not verified`;
  return joinFacts([specialty, registration && registrationText(registration)]);
}

export function sharedNames(entries: readonly InboxEntry[]): Set<string> {
  const names = entries.map(({ partner }) => partnerName(partner));
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
}
