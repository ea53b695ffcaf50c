import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PictureDialog } from '../../../src/components/messages/PictureDialog/PictureDialog.tsx';
import { landscapeFile, photoFile } from '../../fixtures/files.ts';

const meta = {
  component: PictureDialog,
  parameters: { docs: { story: { inline: false } } },
  args: { file: landscapeFile(), onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof PictureDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const confirmButton = () => screen.getByRole('button', { name: 'Use this picture' });

async function whenReady() {
  await waitFor(() => expect(confirmButton()).toBeEnabled());
}

async function middleOf(picture: File): Promise<string> {
  const bitmap = await createImageBitmap(picture);
  await expect([bitmap.width, bitmap.height]).toEqual([480, 568]);
  const context = new OffscreenCanvas(480, 568).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const [red = 0, green = 0] = context?.getImageData(240, 284, 1, 1).data ?? [];
  return red > green ? 'marigold' : green > 150 ? 'ground' : 'teal';
}

export const LyingPicture: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Crop your picture' })).toBeVisible();
    await whenReady();
    await expect(slider('Left to right')).toBeEnabled();
    await expect(slider('Top to bottom')).toBeDisabled();
    await userEvent.click(confirmButton());
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
    const [picture] = (args.onConfirm as ReturnType<typeof fn>).mock.calls[0] as [File];
    await expect(picture.type).toBe('image/jpeg');
    await expect(await middleOf(picture)).toBe('ground');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await whenReady();
    const frame = screen.getByRole('application', { name: 'Your picture in the crop window' });
    frame.focus();
    await userEvent.keyboard('+'.repeat(5));
    await expect(slider('Size')).toHaveValue('1.5');
    await userEvent.keyboard('-');
    await expect(slider('Size')).toHaveValue('1.4');
    await userEvent.keyboard('{ArrowRight>40/}');
    await expect(slider('Left to right')).toHaveValue('0');
    await userEvent.keyboard('{ArrowLeft>3/}');
    await userEvent.click(confirmButton());
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
    const [picture] = (args.onConfirm as ReturnType<typeof fn>).mock.calls[0] as [File];
    await expect(await middleOf(picture)).toBe('marigold');
  },
};

export const Dragged: Story = {
  play: async ({ userEvent }) => {
    await whenReady();
    const frame = screen.getByRole('application');
    const { left, top, width } = frame.getBoundingClientRect();
    const at = (x: number) => ({ clientX: left + x, clientY: top + 100 });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: frame, coords: at(width / 2) },
      { target: frame, coords: at(width / 2 - 30) },
      { keys: '[/MouseLeft]', target: frame, coords: at(width / 2 - 30) },
    ]);
    await waitFor(() => expect(slider('Left to right').valueAsNumber).toBeGreaterThan(0.5));
  },
};

export const TinyPicture: Story = { args: { file: photoFile() } };

export const Unreadable: Story = {
  args: { file: new File(['not a picture'], 'broken.png', { type: 'image/png' }) },
  play: async ({ args, userEvent }) => {
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'This picture cannot be read. Choose another one.',
      ),
    );
    await expect(confirmButton()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
