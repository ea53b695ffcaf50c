import { EllipsisVertical } from 'lucide-react';
import { useRef } from 'react';
import type { Partner } from '../../../domain/messages/conversation.ts';
import { IconButton } from '../../../ui/forms/IconButton/IconButton.tsx';
import { lazyModule } from '../../../ui/lazy/lazy-module.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { useOpener } from '../../../ui/overlays/use-opener.ts';
import { t } from '../../../words/t.ts';

export interface ConversationOptionsProps {
  partner: Partner;
  /** Null for people without visits. */
  visitsHref: string | null;
  onBlock: () => void;
  onUnblock: () => void;
  onReport: () => void;
}

const conversationMenu = lazyModule(() => import('./ConversationMenu.tsx'), { when: 'intent' });

export function ConversationOptions(props: ConversationOptionsProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const { module: menu, isOpen, setOpen, button } = useOpener(conversationMenu);
  const { isBlocked, canReport } = props.partner;
  if (isBlocked === undefined && !canReport && props.visitsHref === null) return null;
  return (
    <>
      <IconButton
        ref={trigger}
        label={t`Conversation options`}
        icon={<Icon glyph={EllipsisVertical} size={24} />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...button}
      />
      {menu && (
        <menu.ConversationMenu
          {...props}
          triggerRef={trigger}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
