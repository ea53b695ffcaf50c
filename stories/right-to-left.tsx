import type { Decorator } from '@storybook/react-vite';

/** Overlays keep their direction. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);
