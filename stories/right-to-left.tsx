import type { Decorator } from '@storybook/react-vite';

/** Does not affect overlays, which use the direction of the page. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);
