import { X } from 'lucide-react';
import { useRef, type MouseEvent } from 'react';
import { shortName } from '../../../domain/names.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { afterPress } from '../../../ui/lazy/after-next-frame.ts';
import { withBase } from '../../../ui/navigation/base-path.ts';
import { IconButton } from '../../../ui/forms/IconButton/IconButton.tsx';
import { StitchRule } from '../../../ui/layout/StitchRule/StitchRule.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { currentness, mainPages } from '../SiteHeader/main-pages.ts';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { MenuRows, type MenuRowsProps } from './MenuRows.tsx';
import * as styles from './MobileMenu.css.ts';
import { useModalDialog } from './use-modal-dialog.ts';

export interface MobileMenuProps extends Omit<MenuRowsProps, 'onLinkClick'> {
  currentPath: string;
}

/** Open while mounted. Used below 1024 px (spec §2 Shell). */
export function MobileMenu({ user, currentPath, onClose, ...rows }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  useModalDialog(dialog, closeButton, onClose);
  const close = (event: MouseEvent) => afterPress(event, onClose);
  return (
    <dialog ref={dialog} className={styles.panel} aria-label={t`Menu`}>
      <div className={styles.inside}>
        <div className={styles.top}>
          {user ? (
            <a className={styles.person} href={withBase('/user')} onClick={close}>
              <Avatar
                name={user.name}
                src={user.profilePicture}
                size="xs"
                fallback={user.role === 'patient' ? 'patient' : 'doctor'}
              />
              <span>
                <bdi className={styles.personName}>{shortName(user.name)}</bdi>
                <span className={styles.personRole}>
                  {user.role === 'patient' ? t`Patient` : t`Doctor`}
                </span>
              </span>
            </a>
          ) : (
            <Wordmark />
          )}
          <IconButton
            ref={closeButton}
            label={t`Close menu`}
            icon={<Icon glyph={X} size={24} />}
            onClick={close}
          />
        </div>
        <StitchRule />
        <nav className={styles.pages} aria-label={t`Main`}>
          {mainPages.map((page) => (
            <a
              key={page.path}
              className={styles.page}
              href={withBase(page.path)}
              aria-current={currentness(page, currentPath)}
              onClick={close}
            >
              {page.label}
            </a>
          ))}
        </nav>
        <StitchRule />
        <MenuRows {...rows} user={user} onLinkClick={close} onClose={onClose} />
      </div>
      <div className={styles.edge} />
      <p className={styles.foot}>
        <Say>
          For emergencies, call{' '}
          <a className={styles.call} href="tel:112">
            112
          </a>
          .
        </Say>
      </p>
    </dialog>
  );
}
