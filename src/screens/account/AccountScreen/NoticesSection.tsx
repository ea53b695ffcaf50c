import type { ReactNode } from 'react';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import type { Role } from '../../../contract/common.ts';
import type { NoticeChoices, NoticeChoicesBody } from '../../../contract/notice-choices.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { listNoticeTopics, type NoticeTopicRow } from '../../../domain/notices/choice-words.ts';
import { dateInIndia, formatDate } from '../../../domain/time/india-time.ts';
import { softText, strongText } from '../../../theme/typography.css.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox/Checkbox.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import { AccountSection } from './AccountSection.tsx';
import * as styles from './NoticesSection.css.ts';

export interface NoticesSectionProps {
  role: Role;
  noticeChoices: Loadable<NoticeChoices>;
  noticeChoice: {
    isSaving: boolean;
    error: string | null;
    onSave: (changes: NoticeChoicesBody) => void;
  };
  onRetryNoticeChoices: () => void;
  /** Of the demo. */
  phone: ReactNode;
}

export function NoticesSection({
  role,
  noticeChoices,
  noticeChoice,
  onRetryNoticeChoices,
  phone,
}: NoticesSectionProps) {
  const { isSaving, error, onSave } = noticeChoice;
  return (
    <AccountSection
      title={t`Notices`}
      note={
        role === 'doctor'
          ? t`From 9 pm to 8 am, we send only codes and changes of visits in the next 12 hours. The app always shows changes and messages.`
          : t`From 9 pm to 8 am, we send only codes, steps of your helper, and changes of visits in the next 12 hours. The app always shows changes and messages.`
      }
    >
      <AsyncSection
        data={noticeChoices}
        failure={t`Your choices could not be loaded`}
        onRetry={onRetryNoticeChoices}
        empty={() => null}
      >
        {({ off, smsStoppedAt, smsRefusedAt, hasEmail, emailRefusedAt }) => (
          <Stack gap="s6" align="start">
            {smsStoppedAt !== null && (
              <StoppedChannel
                text={t`A reply from your number stopped updates by SMS on ${toDay(smsStoppedAt)}. Codes still come by SMS. Updates are in the app, and your choices are kept.`}
                action={t`Send SMS again`}
                isSaving={isSaving}
                onRetry={() => onSave({ resume: ['sms'] })}
              />
            )}
            {smsStoppedAt === null && smsRefusedAt !== null && (
              <StoppedChannel
                text={t`We could not send an SMS to your number on ${toDay(smsRefusedAt)}, so we stopped. Updates are in the app.`}
                action={t`Send SMS again`}
                isSaving={isSaving}
                onRetry={() => onSave({ resume: ['sms'] })}
              />
            )}
            {emailRefusedAt !== null && (
              <StoppedChannel
                text={t`Your mail server refused an e-mail on ${toDay(emailRefusedAt)}, so we stopped. Updates are in the app.`}
                action={t`Send e-mails again`}
                isSaving={isSaving}
                onRetry={() => onSave({ resume: ['email'] })}
              />
            )}
            <ul className={styles.topics}>
              {listNoticeTopics(role, hasEmail).map((topic) => (
                <Topic key={topic.title} {...topic} off={off} isSaving={isSaving} onSave={onSave} />
              ))}
            </ul>
            <FormAlert message={error} />
          </Stack>
        )}
      </AsyncSection>
      {phone}
    </AccountSection>
  );
}

interface TopicProps extends NoticeTopicRow {
  off: NoticeChoices['off'];
  isSaving: boolean;
  onSave: (changes: NoticeChoicesBody) => void;
}

function Topic({ title, text, choices, off, isSaving, onSave }: TopicProps) {
  return (
    <li>
      <fieldset className={styles.topic}>
        <legend className={styles.title}>{title}</legend>
        <p className={softText}>{text}</p>
        <div className={styles.choices}>
          {choices.map(({ choice, channel }) => (
            <Checkbox
              key={choice}
              isSelected={!off.includes(choice)}
              isDisabled={isSaving}
              onChange={(isOn) => onSave({ [isOn ? 'on' : 'off']: [choice] })}
            >
              {channel}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </li>
  );
}

interface StoppedChannelProps {
  text: string;
  action: string;
  isSaving: boolean;
  onRetry: () => void;
}

function StoppedChannel({ text, action, isSaving, onRetry }: StoppedChannelProps) {
  return (
    <Stack gap="s3" align="start">
      <p className={strongText}>{text}</p>
      <Button variant="secondary" isPending={isSaving} onPress={onRetry}>
        {action}
      </Button>
    </Stack>
  );
}

function toDay(at: string): string {
  return formatDate(dateInIndia(new Date(at)));
}
