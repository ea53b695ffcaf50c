import { Video } from 'lucide-react';
import { NoticeBar } from '../../../ui/feedback/NoticeBar/NoticeBar.tsx';
import { t } from '../../../words/t.ts';

export interface CallInvitationProps {
  partnerName: string | null;
  onJoin: () => void;
}

export function CallInvitation({ partnerName, onJoin }: CallInvitationProps) {
  return (
    <div aria-live="polite" data-state={partnerName === null ? 'none' : 'waiting'}>
      {partnerName !== null && (
        <NoticeBar
          glyph={Video}
          text={t`${partnerName} is waiting for you.`}
          action={t`Join call`}
          onAction={onJoin}
        />
      )}
    </div>
  );
}
