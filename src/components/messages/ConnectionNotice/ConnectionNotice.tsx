import { RefreshCw, WifiOff } from 'lucide-react';
import type { ConnectionState } from '../../../domain/messages/conversation.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { t } from '../../../words/t.ts';
import { line, place, sign } from './ConnectionNotice.css.ts';

const notices = {
  connecting: { words: t`Connecting. New messages may take a moment.`, icon: RefreshCw },
  offline: {
    words: t`You are offline. We will send your messages when you are back online.`,
    icon: WifiOff,
  },
};

export interface ConnectionNoticeProps {
  state: ConnectionState;
}

export function ConnectionNotice({ state }: ConnectionNoticeProps) {
  const notice = state === 'connected' ? null : notices[state];
  return (
    <div className={place} role="status" data-notice="conversation" data-state={state}>
      {notice && (
        <Inline as="p" canWrap={false} gap="s3" align="center" className={line}>
          <Icon glyph={notice.icon} className={sign} size={20} />
          {notice.words}
        </Inline>
      )}
    </div>
  );
}
