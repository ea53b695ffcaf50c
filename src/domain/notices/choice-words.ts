import type { Role } from '../../contract/common.ts';
import type { NoticeChoice } from '../../contract/notice-choices.ts';
import { t } from '../../words/t.ts';

export interface NoticeTopicRow {
  title: string;
  text: string;
  choices: readonly { choice: NoticeChoice; channel: string }[];
}

export function listNoticeTopics(role: Role): NoticeTopicRow[] {
  const visits = {
    title: t`Visits`,
    text:
      role === 'doctor'
        ? t`Requests, follow-ups, and visits that a patient moves or cancels`
        : t`Replies to your requests, visits that are moved or cancelled, follow-ups, and free times that you wait for`,
    choices: [{ choice: 'visits:sms', channel: t`SMS` }],
  } as const;
  const messages = {
    title: t`Messages`,
    text: t`A message that you have not read for an hour`,
    choices: [{ choice: 'messages:sms', channel: t`SMS` }],
  } as const;
  if (role === 'doctor') return [visits, messages];
  return [
    visits,
    {
      title: t`Reminders`,
      text: t`The evening before a visit, two hours before it, and when a video visit starts`,
      choices: [
        { choice: 'reminders:app', channel: t`In the app` },
        { choice: 'reminders:sms', channel: t`SMS` },
      ],
    },
    messages,
    {
      title: t`Records`,
      text: t`Your doctor wrote the record of a visit`,
      choices: [{ choice: 'records:sms', channel: t`SMS` }],
    },
    {
      title: t`Queue helpers`,
      text: t`Your helper is on the way, and it is your turn`,
      choices: [{ choice: 'queue:sms', channel: t`SMS` }],
    },
  ];
}
