import type { ReportReason } from '../../../contract/safety.ts';
import type { ChatMessage } from '../../../domain/messages/conversation.ts';
import { messageLine } from '../../../domain/messages/partner-name.ts';
import { formatRecent, type HourCycle } from '../../../domain/time/india-time.ts';
import type { RadioOption } from '../../../ui/forms/RadioGroup/RadioGroup.tsx';
import { t } from '../../../words/t.ts';

/** In UTF-16 code units. */
const MOST_TEXT = 80;

export const WHOLE_CONVERSATION = '';

export const reasonOptions: readonly RadioOption<ReportReason>[] = [
  { value: 'abuse', label: t`Insults, threats or harassment` },
  { value: 'spam', label: t`Advertising or repeated messages` },
  { value: 'fraud', label: t`Asks for money or private details` },
  { value: 'unsafe-advice', label: t`Medical advice that seems unsafe` },
  { value: 'other', label: t`Something else` },
];

export function messageOptions(
  messages: readonly ChatMessage[],
  now: Date,
  hourCycle: HourCycle,
): RadioOption<string>[] {
  const received = messages.filter(({ isOwn, seq }) => !isOwn && seq !== null);
  return [
    { value: WHOLE_CONVERSATION, label: t`The whole conversation` },
    ...received.toReversed().map((message) => ({
      value: message.clientId,
      label: shorten(messageLine(message)),
      description: formatRecent(new Date(message.sentAt), now, hourCycle),
    })),
  ];
}

function shorten(line: string): string {
  const words = line.replace(/\s+/g, ' ');
  return words.length > MOST_TEXT ? `${words.slice(0, MOST_TEXT).trimEnd()}…` : words;
}
