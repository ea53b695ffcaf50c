/** What `.storybook/library-facts.ts` reads from the sources. */
declare module 'virtual:library-facts' {
  import type { LucideIcon } from 'lucide-react';

  /** Every drawing of `public/art`, such as `people/ananya.svg`. */
  export const artwork: readonly string[];
  /** Every lucide icon of the product, with the components that show it. */
  export const icons: readonly { name: string; Icon: LucideIcon; usedBy: readonly string[] }[];
  /** The colours that a component's styles name, by component. */
  export const colors: Readonly<Record<string, readonly string[]>>;
  /** The text of the files of one small component. */
  export const example: { component: string; styles: string; stories: string };
}
