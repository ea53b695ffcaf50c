import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { t } from '../../../words/t.ts';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { useIsHydrated } from '../../lazy/use-is-hydrated.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../layout/Icon/Icon.tsx';
import { button, spinner, stitchedWords, words, type ButtonVariants } from './Button.css.ts';

export interface ButtonProps extends Pick<
  ComponentProps<'button'>,
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-controls'
  | 'autoFocus'
  | 'form'
  | 'id'
> {
  /** A button with only an icon needs an `aria-label` instead. */
  children?: ReactNode;
  /**
   * Use one 'primary' per view, and at most one 'accent' per page.
   * @default 'primary'
   */
  variant?: NonNullable<ButtonVariants['variant']>;
  /**
   * 48 or 54 px high.
   * @default 'medium'
   */
  size?: NonNullable<ButtonVariants['size']>;
  /** 20 px. Rendered before the text. */
  icon?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
  /**
   * Shows a spinner and ignores presses. The button stays focusable.
   * @default false
   */
  isPending?: boolean;
  /** @default 'button' */
  type?: 'button' | 'submit';
  onPress?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** For navigation, use `Link` or `ButtonLink` instead. */
export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  icon,
  isDisabled,
  isPending,
  type,
  onPress,
  'aria-label': label,
  ...attributes
}: ButtonProps) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <button
        {...attributes}
        className={button({ variant, size })}
        type={isPending || type !== 'submit' ? 'button' : 'submit'}
        // Before hydration, a native GET submit would put the password into the URL.
        disabled={isDisabled || (type === 'submit' && !isHydrated)}
        onClick={(event) => {
          // Safari does not focus a clicked button, but dialogs return focus to the focused
          // element.
          event.currentTarget.focus({ preventScroll: true });
          if (!isPending) onPress?.();
        }}
        aria-label={isPending && label ? t`Please wait: ${label}` : label}
        aria-disabled={isPending || undefined}
        data-pending={isPending || undefined}
      >
        {!isPending && icon}
        {isPending && (
          <>
            <Icon glyph={LoaderCircle} className={spinner} size={20} />
            <VisuallyHidden>{t`Please wait:`} </VisuallyHidden>
          </>
        )}
        {children != null && (
          <span className={variant === 'text' ? stitchedWords : words}>{children}</span>
        )}
      </button>
      {/* A live region must be in the DOM before its text changes. */}
      {isPending !== undefined && (
        <span className={hidden} aria-live="assertive">
          {isPending && t`Please wait`}
        </span>
      )}
    </>
  );
}
