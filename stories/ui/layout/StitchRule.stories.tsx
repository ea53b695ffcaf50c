import type { Meta, StoryObj } from '@storybook/react-vite';
import { StitchRule } from '../../../src/ui/layout/StitchRule/StitchRule.tsx';

const meta = { component: StitchRule } satisfies Meta<typeof StitchRule>;

export default meta;

export const BetweenTwoParts: StoryObj<typeof meta> = {
  render: () => (
    <>
      <p>Prescriptions and reports stay together.</p>
      <StitchRule />
      <p>You know at once.</p>
    </>
  ),
};
