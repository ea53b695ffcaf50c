import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignaturePicture } from '../../../src/components/records/SignaturePicture/SignaturePicture.tsx';
import { signatureUrl } from '../../fixtures/signatures.ts';

const meta = {
  component: SignaturePicture,
  args: { src: signatureUrl, doctorName: 'Dr. Ananya Krishnan' },
} satisfies Meta<typeof SignaturePicture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Signature of Dr. Ananya Krishnan' });
    await expect(picture).toBeVisible();
  },
};

/** The paper stays white. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('img').parentElement;
    await expect(paper).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
  },
};

export const HindiName: Story = { args: { doctorName: 'Dr. सुनन्दा श्रीवास्तव' } };
