import type { Role } from '../../contract/common.ts';
import type { NoticeChoice } from '../../contract/notice-choices.ts';
import { t } from '../../words/t.ts';

interface NoticeTopicChoice {
  choice: NoticeChoice;
  channel: string;
}

export interface NoticeTopicRow {
  title: string;
  text: string;
  choices: readonly NoticeTopicChoice[];
}

/** @param hasEmail without an address, no choice of e-mail is shown */
export function listNoticeTopics(role: Role, hasEmail: boolean): NoticeTopicRow[] {
  const texts = (sms: NoticeChoice, email: NoticeChoice): NoticeTopicChoice[] => [
    { choice: sms, channel: t`SMS` },
    ...(hasEmail ? [{ choice: email, channel: t`E-mail` }] : []),
  ];
  const visits = {
    title: t`Visits`,
    text:
      role === 'doctor'
        ? t`Requests, follow-ups, and visits that a patient moves or cancels`
        : t`Replies to your requests, visits that are moved or cancelled, follow-ups, and free times that you wait for`,
    choices: texts('visits:sms', 'visits:email'),
  };
  const messages = {
    title: t`Messages`,
    text: t`A message that you have not read for an hour`,
    choices: texts('messages:sms', 'messages:email'),
  };
  if (role === 'doctor') return [visits, messages];
  return [
    visits,
    {
      title: t`Reminders`,
      text: t`The evening before a visit, two hours before it, and when a video visit starts`,
      choices: [
        { choice: 'reminders:app', channel: t`In the app` },
        ...texts('reminders:sms', 'reminders:email'),
      ],
    },
    messages,
    {
      title: t`Records`,
      text: t`Your doctor wrote the record of a visit`,
      choices: texts('records:sms', 'records:email'),
    },
    {
      title: t`Queue helpers`,
      text: t`Your helper is on the way, and it is your turn`,
      choices: texts('queue:sms', 'queue:email'),
    },
  ];
}
