/** What `.storybook/library-facts.ts` reads from the sources. */
declare module 'virtual:library-facts' {
  import type { LucideIcon } from 'lucide-react';
  import type { Relatives } from '../../.storybook/relatives.ts';
  import type { TokenUse } from '../../.storybook/token-uses.ts';

  /** Every drawing of `public/art`, such as `people/ananya.svg`. */
  export const artwork: readonly string[];
  /** Every lucide icon of the product, with the components that show it. */
  export const icons: readonly { name: string; Icon: LucideIcon; usedBy: readonly string[] }[];
  /** The tokens that a component's styles name, and where, by component. */
  export const tokens: Readonly<Record<string, readonly TokenUse[]>>;
  /** What stands in what, by component. */
  export const relatives: Readonly<Record<string, Relatives>>;
  /** The text of the files of one small component. */
  export const example: { component: string; styles: string; stories: string };
}
