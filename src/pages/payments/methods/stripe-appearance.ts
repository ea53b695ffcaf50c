import type { Appearance } from '@stripe/stripe-js';
import { color, radius, vars } from '../../../theme/vars.css.ts';

/** Stripe's iframes cannot read the page's custom properties. */
export function stripeAppearance(): Appearance {
  const styles = getComputedStyle(document.documentElement);
  const now = (token: string): string =>
    token.replace(/var\((--[\w-]+)\)/g, (_, name: string) => styles.getPropertyValue(name).trim());
  return {
    theme: 'flat',
    variables: {
      colorPrimary: now(color.primary),
      colorBackground: now(color.surface),
      colorText: now(color.ink),
      colorTextSecondary: now(color.inkSoft),
      colorTextPlaceholder: now(color.inkMuted),
      colorDanger: now(color.danger),
      borderRadius: radius.control,
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
    },
    rules: {
      '.Input': { border: `${vars.border.control} solid ${now(color.lineStrong)}` },
      '.Input:focus': {
        borderColor: now(color.primary),
        boxShadow: `0 0 0 ${vars.border.focusRing} ${now(color.focus)}`,
      },
      '.Label': { fontWeight: vars.weight.semibold, color: now(color.ink) },
    },
  };
}
