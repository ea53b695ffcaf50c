import type { Decorator } from '@storybook/react-vite';

/** Overlays keep the page's direction. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);
