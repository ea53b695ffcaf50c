import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { button, spinner, stitchedWords, words, type ButtonVariants } from './Button.css.ts';

/** Before the words of a button that waits. */
const waiting = 'Please wait:';

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
  /** What it does, in a verb or two; a button with only an icon has an `aria-label` instead. */
  children?: ReactNode;
  /**
   * How much it asks for attention: one 'primary' per view, at most one 'accent' per page.
   * @default 'primary'
   */
  variant?: NonNullable<ButtonVariants['variant']>;
  /**
   * 48 or 54 px high.
   * @default 'medium'
   */
  size?: NonNullable<ButtonVariants['size']>;
  /** A lucide icon of 20 px before the words. */
  icon?: ReactNode;
  /**
   * Whether it cannot be pressed.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether what it started is under way: it keeps the focus, turns a spinner, takes no press and says so to
   * people who listen.
   * @default false
   */
  isPending?: boolean;
  /**
   * 'submit' sends the form around it.
   * @default 'button'
   */
  type?: 'button' | 'submit';
  /** It was pressed by pointer, touch or key. */
  onPress?: () => void;
  /** The button element. */
  ref?: Ref<HTMLButtonElement>;
}

/** Does something on this page; what leads to another page is a `Link` or a `ButtonLink`. */
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
        // Sent by the browser itself, a form would put a password into the address.
        disabled={isDisabled || (type === 'submit' && !isHydrated)}
        onClick={(event) => {
          // Safari leaves the focus where it was: what opens from here could not give it back.
          event.currentTarget.focus({ preventScroll: true });
          if (!isPending) onPress?.();
        }}
        aria-label={isPending && label ? `${waiting} ${label}` : label}
        aria-disabled={isPending || undefined}
        data-pending={isPending || undefined}
      >
        {!isPending && icon}
        {isPending && (
          <>
            <LoaderCircle className={spinner} size={20} strokeWidth={1.75} aria-hidden="true" />
            <VisuallyHidden>{waiting} </VisuallyHidden>
          </>
        )}
        {children != null && (
          <span className={variant === 'text' ? stitchedWords : words}>{children}</span>
        )}
      </button>
      {/* Stands there, empty, at other times to be announced. */}
      {isPending !== undefined && (
        <span className={hidden} aria-live="assertive">
          {isPending && 'Please wait'}
        </span>
      )}
    </>
  );
}
