import { Ban, CalendarDays, Flag, LockOpen } from 'lucide-react';
import { partnerName } from '../../../domain/messages/partner-name.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Menu, type MenuProps } from '../../../ui/overlays/Menu/Menu.tsx';
import { t } from '../../../words/t.ts';
import type { ConversationOptionsProps } from './ConversationOptions.tsx';

export interface ConversationMenuProps
  extends ConversationOptionsProps, Pick<MenuProps, 'triggerRef' | 'isOpen' | 'onOpenChange'> {}

export function ConversationMenu({
  partner,
  visitsHref,
  onBlock,
  onUnblock,
  onReport,
  ...place
}: ConversationMenuProps) {
  const { isBlocked, canReport } = partner;
  const name = partnerName(partner);
  return (
    <Menu
      {...place}
      label={t`Conversation options`}
      items={[
        ...(visitsHref === null
          ? []
          : [
              {
                id: 'visits',
                label: t`Visits with ${name}`,
                icon: <Icon glyph={CalendarDays} size={20} />,
                href: visitsHref,
              },
            ]),
        ...(isBlocked === false
          ? [
              {
                id: 'block',
                label: t`Block ${name}`,
                icon: <Icon glyph={Ban} size={20} />,
                onSelect: onBlock,
              },
            ]
          : []),
        ...(isBlocked === true
          ? [
              {
                id: 'unblock',
                label: t`Unblock ${name}`,
                icon: <Icon glyph={LockOpen} size={20} />,
                onSelect: onUnblock,
              },
            ]
          : []),
        ...(canReport
          ? [
              {
                id: 'report',
                label: t`Report ${name}`,
                icon: <Icon glyph={Flag} size={20} />,
                onSelect: onReport,
              },
            ]
          : []),
      ]}
    />
  );
}
