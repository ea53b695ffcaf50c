import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { ChosenFile } from '../../../src/components/messages/ChosenFile/ChosenFile.tsx';
import { photoFile, reportFile } from '../../fixtures/files.ts';
import { WithState } from '../../WithState.tsx';

const meta = {
  component: ChosenFile,
  args: { file: reportFile(), onRemove: fn() },
} satisfies Meta<typeof ChosenFile>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Report: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('240 KB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove ECG-12-Nov.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Photo: Story = {
  args: { file: photoFile() },
  render: (args) => (
    <WithState<File | null> initial={args.file}>
      {(file, setFile) =>
        file ? (
          <ChosenFile file={file} onRemove={() => setFile(null)} />
        ) : (
          <p>No file is attached.</p>
        )
      }
    </WithState>
  ),
};

export const PhotoTakenOut: Story = {
  ...Photo,
  play: async ({ canvas, userEvent }) => {
    const revoke = spyOn(URL, 'revokeObjectURL');
    const address = canvas.getByRole('presentation').getAttribute('src');
    await expect(address).toMatch(/^blob:/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove BP-readings.png' }));
    await expect(canvas.queryByRole('presentation')).toBeNull();
    await expect(revoke).toHaveBeenCalledWith(address);
  },
};

export const LongName: Story = {
  args: { file: reportFile(`${'Discharge-summary-'.repeat(12)}final.pdf`) },
};

export const Hindi: Story = { args: { file: reportFile('खून की जाँच.pdf') } };

export const RightToLeft: Story = {
  args: { file: photoFile('\u202Eتصویر.png') },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
