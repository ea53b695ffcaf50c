import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mostUnits } from '../../../contract/text-length.ts';
import { Composer } from './Composer.tsx';

function setUp(pointer: 'fine' | 'coarse') {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  const onSend = vi.fn<() => void>();
  const ignore = () => {};
  function Held() {
    const [text, setText] = useState('');
    return (
      <Composer
        partnerName="Dr. Ananya Krishnan"
        draft={{ text, file: null }}
        onDraftChange={setText}
        onFileChoose={ignore}
        onFileRemove={ignore}
        fileError={null}
        onSend={onSend}
      />
    );
  }
  render(<Held />);
  return { box: screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ }), onSend };
}

afterEach(() => vi.unstubAllGlobals());

test('on a touch screen, Enter inserts a newline and the button sends the message', async () => {
  const { box, onSend } = setUp('coarse');
  const user = userEvent.setup();
  await user.type(box, 'Good morning.{Enter}How are you?');
  expect(box).toHaveValue('Good morning.\nHow are you?');
  expect(onSend).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledOnce());
});

test('pressing Send focuses the message box first, then sends the message exactly once', async () => {
  const { box, onSend } = setUp('coarse');
  const user = userEvent.setup();
  await user.type(box, 'Good morning.');
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(box).toHaveFocus();
  expect(onSend).not.toHaveBeenCalled();
  for (const [work] of frame.mock.calls) work(0);
  frame.mockRestore();
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledOnce());
});

test('pressing a key on the Send button sends the message immediately', async () => {
  const { box, onSend } = setUp('fine');
  const user = userEvent.setup();
  await user.type(box, 'Good morning.');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }), { detail: 0 });
  expect(onSend).toHaveBeenCalledOnce();
});

test('with a mouse, Enter sends the message and inserts no newline', async () => {
  const { box, onSend } = setUp('fine');
  await userEvent.setup().type(box, 'Good morning.{Enter}');
  expect(box).toHaveValue('Good morning.');
  expect(onSend).toHaveBeenCalledOnce();
});

test('typing clears the hint about an empty message', async () => {
  const { box } = setUp('fine');
  const user = userEvent.setup();
  const status = screen.getByRole('status');
  await user.type(box, '{Enter}');
  expect(status).toHaveTextContent('Write a message or attach a file');
  await user.type(box, 'a');
  expect(status).toBeEmptyDOMElement();
});

test('an oversized paste is truncated before insertion, and a hint says so', async () => {
  const { box } = setUp('fine');
  const user = userEvent.setup();
  await user.type(box, 'Start, end');
  box.setSelectionRange(5, 5);
  const lengths: number[] = [];
  box.addEventListener('input', () => lengths.push(box.value.length));
  await user.paste('x'.repeat(1_000_000));
  expect(lengths).toEqual([4000]);
  expect(box.value.startsWith('Startxxx')).toBe(true);
  expect(box.value.endsWith('xxx, end')).toBe(true);
  expect(box.selectionStart).toBe(3995);
  expect(screen.getByRole('status')).toHaveTextContent(
    'A message can have up to 4,000 characters. We left out the end of the text you added.',
  );
  await user.type(box, '{Backspace}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each(['insertFromDrop', 'insertFromPaste'])(
  'on %s, oversized text is truncated before it is inserted',
  (inputType) => {
    const { box } = setUp('fine');
    const init = { inputType, data: 'नि'.repeat(5000), bubbles: true, cancelable: true };
    expect(fireEvent(box, new InputEvent('beforeinput', init))).toBe(false);
    expect(box).toHaveValue('नि'.repeat(4000));
  },
);

function fill(box: HTMLTextAreaElement, text: string, init: InputEventInit) {
  box.setRangeText(text, 0, box.value.length, 'end');
  fireEvent(box, new InputEvent('input', { bubbles: true, ...init }));
}

test('oversized text from any other input method is also truncated', () => {
  const { box } = setUp('fine');
  fill(box, 'x'.repeat(5000), { inputType: 'insertText' });
  expect(box).toHaveValue('x'.repeat(4000));
  expect(screen.getByRole('status')).toHaveTextContent('A message can have up to 4,000 characters');
});

test('oversized text is truncated only after the IME composition has ended', () => {
  const { box } = setUp('fine');
  fill(box, 'x'.repeat(3999), { inputType: 'insertText' });
  fireEvent.compositionStart(box);
  fill(box, `${'x'.repeat(3999)}नमस्ते`, { inputType: 'insertCompositionText', isComposing: true });
  expect(box).toHaveValue(`${'x'.repeat(3999)}नमस्ते`);
  fireEvent.compositionEnd(box);
  expect(box).toHaveValue(`${'x'.repeat(3999)}न`);
  expect(screen.getByRole('status')).toHaveTextContent('A message can have up to 4,000 characters');
});

test.each([
  ['pasted', 'insertFromPaste'],
  ['inserted', 'insertText'],
])(
  'the composer segments only the beginning of a string of a million %s letters',
  async (_, inputType) => {
    const { box } = setUp('fine');
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    const million = 'x'.repeat(1_000_000);
    if (inputType === 'insertFromPaste') {
      box.focus();
      await userEvent.setup().paste(million);
    } else fill(box, million, { inputType });
    const letters = segment.mock.calls.reduce((sum, [text = '']) => sum + text.length, 0);
    segment.mockRestore();
    expect(box).toHaveValue('x'.repeat(4000));
    expect(letters).toBeLessThan(2 * mostUnits(4000));
  },
);

test('a paste within the limit is inserted by the browser', async () => {
  const { box } = setUp('fine');
  const user = userEvent.setup();
  await user.click(box);
  await user.paste('नि'.repeat(4000));
  expect(box).toHaveValue('नि'.repeat(4000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
