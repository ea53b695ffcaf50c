import type { Decorator } from '@storybook/react-vite';

/** Shows a story as it is where people read from right to left; what opens above the page keeps its direction. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);
