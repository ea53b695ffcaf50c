import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Composer } from '../../../src/components/messages/Composer/Composer.tsx';
import type { Draft } from '../../../src/domain/messages/conversation.ts';
import { photoFile, reportFile } from '../../fixtures/files.ts';
import { ananya, hindiNamedPartner, urduNamedPartner } from '../../fixtures/partners.ts';
import { WithState } from '../../WithState.tsx';

const blank: Draft = { text: '', file: null };

const meta = {
  component: Composer,
  parameters: { layout: 'fullscreen' },
  args: {
    partnerName: ananya.name,
    draft: blank,
    onDraftChange: fn(),
    onFileChoose: fn(),
    onFileRemove: fn(),
    fileError: null,
    onSend: fn(),
  },
  render: (args) => (
    <WithState initial={args.draft}>
      {(draft, setDraft) => (
        <Composer
          {...args}
          draft={draft}
          onDraftChange={(text) => {
            setDraft({ ...draft, text });
            args.onDraftChange(text);
          }}
          onFileChoose={(file) => {
            setDraft({ ...draft, file });
            args.onFileChoose(file);
          }}
          onFileRemove={() => {
            setDraft({ ...draft, file: null });
            args.onFileRemove();
          }}
          onSend={() => {
            setDraft(blank);
            args.onSend();
          }}
        />
      )}
    </WithState>
  ),
} satisfies Meta<typeof Composer>;

export default meta;

type Story = StoryObj<typeof meta>;

function carried(files: readonly File[], text?: string): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  if (text !== undefined) data.setData('text/plain', text);
  return data;
}

const dragged = (type: 'dragover' | 'drop', dataTransfer: DataTransfer) =>
  new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });

const pasted = (clipboardData: DataTransfer) =>
  new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toHaveAccessibleDescription('Write a message or attach a file');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(send).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Write a message or attach a file');
    await expect(args.onSend).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const Typing: Story = {
  args: { draft: { text: 'And here are my BP readings', file: photoFile() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Message to Dr. Ananya Krishnan' }));
  },
};

export const SentByEnter: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'Good morning.{Shift>}{Enter}{/Shift}How are you?');
    await expect(box).toHaveValue('Good morning.\nHow are you?');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(box).toHaveValue('');
    await waitFor(() => expect(box).toHaveFocus());
  },
};

export const SentByTheButton: Story = {
  args: { draft: { text: 'Thank you, doctor.', file: null } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const PickingAWordWithEnter: Story = {
  args: { draft: { text: 'नमस्ते', file: null } },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox');
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    draft: { text: 'Chest feels tight after climbing stairs.\n'.repeat(12), file: null },
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    const { lineHeight, paddingBlockStart } = getComputedStyle(box);
    const linesShown = () =>
      Math.round((box.clientHeight - 2 * parseFloat(paddingBlockStart)) / parseFloat(lineHeight));
    await expect(linesShown()).toBe(6);
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
    await userEvent.clear(box);
    await expect(linesShown()).toBe(1);
    await expect(box.offsetHeight).toBe(52);
    await userEvent.type(box, 'a{Shift>}{Enter}{/Shift}b');
    await expect(linesShown()).toBe(2);
    await expect(box.scrollHeight).toBe(box.clientHeight);
  },
};

export const NearlyFull: Story = {
  args: { draft: { text: 'word '.repeat(780), file: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('100 characters left');
  },
};

export const TooLong: Story = {
  args: { draft: { text: 'word '.repeat(803), file: null } },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('15 characters too many');
    await userEvent.click(box);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Shorten the message by 15 characters',
    );
    await expect(box).toHaveValue('word '.repeat(803));
  },
};

export const PastedTooMuch: Story = {
  args: { draft: { text: 'My notes: ', file: null } },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.click(box);
    box.setSelectionRange(box.value.length, box.value.length);
    await fireEvent(
      box,
      new InputEvent('beforeinput', {
        inputType: 'insertFromPaste',
        data: 'word '.repeat(200_000),
        bubbles: true,
        cancelable: true,
      }),
    );
    await expect(box).toHaveValue(`My notes: ${'word '.repeat(798)}`);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'A message can have up to 4,000 characters. We left out the end of the text you added.',
    );
    await expect(box).toHaveAccessibleDescription('0 characters left');
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  },
};

/** Browser extensions and dictation insert text without a `beforeinput` event. */
export const InsertedTooMuch: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLTextAreaElement>('textbox');
    box.focus();
    document.execCommand('insertText', false, 'word '.repeat(1000));
    await expect(box).toHaveValue('word '.repeat(800));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'A message can have up to 4,000 characters',
    );
  },
};

export const FileChosen: Story = {
  args: { draft: { text: '', file: reportFile() } },
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove ECG-12-Nov.pdf' }));
    await expect(args.onFileRemove).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(send).toHaveAttribute('aria-disabled', 'true');
  },
};

export const FileRefused: Story = {
  args: {
    draft: { text: 'My scan:', file: null },
    fileError: 'This file is larger than 10 MB. Choose a smaller one.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This file is larger than 10 MB.');
    await expect(canvas.getByRole('textbox')).toHaveValue('My scan:');
  },
};

export const PhotoInPreparation: Story = {
  args: { draft: { text: 'My rash:', file: null, isPreparing: true } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Preparing the photo.');
    await expect(canvas.getByRole('textbox')).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const FileDraggedOver: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'New message' });
    await fireEvent(group, dragged('dragover', carried([], 'a word')));
    await expect(canvas.queryByText('Drop the file to attach it')).toBeNull();
    await fireEvent(group, dragged('dragover', carried([photoFile()])));
    await expect(canvas.getByText('Drop the file to attach it')).toBeVisible();
    await fireEvent(group, new DragEvent('dragleave', { bubbles: true, relatedTarget: null }));
    await expect(canvas.queryByText('Drop the file to attach it')).toBeNull();
    await fireEvent(group, dragged('dragover', carried([photoFile()])));
  },
};

export const FilesDropped: Story = {
  play: async ({ canvas, args }) => {
    const photo = photoFile();
    await fireEvent(canvas.getByRole('textbox'), dragged('drop', carried([photo, reportFile()])));
    await expect(args.onFileChoose).toHaveBeenCalledOnce();
    await expect(canvas.getByText(photo.name)).toBeVisible();
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(
      'You can send one file with each message. We attached the first one.',
    );
    await expect(status).toHaveTextContent('BP-readings.png is attached');
  },
};

/** Dropping a file outside the text box must not make the browser open it. */
export const FileDroppedBeside: Story = {
  play: async ({ canvas, canvasElement }) => {
    const outside = canvasElement.ownerDocument.body;
    await fireEvent(outside, dragged('dragover', carried([photoFile()])));
    await expect(canvas.getByText('Drop the file to attach it')).toBeVisible();
    const drop = dragged('drop', carried([photoFile()]));
    await fireEvent(outside, drop);
    await expect(drop.defaultPrevented).toBe(true);
    await expect(canvas.getByText('BP-readings.png')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const PicturePasted: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox');
    // Office apps copy a table as both text and an image.
    await fireEvent(box, pasted(carried([photoFile()], '120/80')));
    await expect(args.onFileChoose).not.toHaveBeenCalled();
    await fireEvent(box, pasted(carried([photoFile('image.png')])));
    await expect(canvas.getByText('image.png')).toBeVisible();
  },
};

export const Hindi: Story = {
  args: {
    partnerName: hindiNamedPartner.name,
    draft: {
      text: 'नमस्ते डॉक्टर। दो हफ़्ते से सीढ़ियाँ चढ़ने पर सीने में जकड़न होती है।',
      file: reportFile('खून की जाँच.pdf'),
    },
  },
};

export const RightToLeft: Story = {
  args: {
    partnerName: urduNamedPartner.name,
    draft: { text: 'شکریہ ڈاکٹر۔ رپورٹ ساتھ ہے۔', file: photoFile('تصویر.png') },
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const NarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    draft: { text: 'word '.repeat(803), file: photoFile(`${'BP-readings-'.repeat(6)}.png`) },
    fileError: 'Choose a JPEG, PNG, WebP, GIF, PDF or plain text file.',
  },
};
