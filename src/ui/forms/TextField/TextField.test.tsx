import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { NumberField } from '../NumberField/NumberField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

function setUp(inputMode: TextFieldProps['inputMode'], initial = '') {
  function Held() {
    const [value, setValue] = useState(initial);
    return <TextField label="Weight" value={value} onChange={setValue} inputMode={inputMode} />;
  }
  render(<Held />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Weight' });
  return { box, user: userEvent.setup() };
}

test.each(['numeric', 'decimal'] as const)(
  'a %s field converts digits in any script to ASCII',
  async (inputMode) => {
    const { box, user } = setUp(inputMode);
    await user.type(box, '६२.५');
    expect(box).toHaveValue('62.5');
  },
);

test('a number field keeps the caret in place after a Devanagari digit is typed in the middle', async () => {
  const { box, user } = setUp('numeric', '10');
  await user.type(box, '२', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(box).toHaveValue('120');
  expect(box.selectionStart).toBe(2);
});

test('a text field keeps digits in other scripts as typed', async () => {
  const { box, user } = setUp(undefined);
  await user.type(box, 'वार्ड ४');
  expect(box).toHaveValue('वार्ड ४');
});

test('a number field accepts Devanagari digits', async () => {
  function Held() {
    const [value, setValue] = useState<number | null>(null);
    return (
      <NumberField label="Hours" value={value} onChange={setValue} minValue={1} maxValue={24} />
    );
  }
  render(<Held />);
  const box = screen.getByRole('textbox', { name: 'Hours' });
  await userEvent.setup().type(box, '१२');
  expect(box).toHaveValue('12');
});

test('a length limit counts user-perceived characters, and a paste that exceeds the limit truncates only the pasted text', async () => {
  function Held() {
    const [value, setValue] = useState('Hello!');
    return <TextArea label="Notes" value={value} onChange={setValue} maxLength={8} />;
  }
  render(<Held />);
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
  const user = userEvent.setup();
  await user.click(box);
  box.setSelectionRange(5, 5);
  await user.paste('क्षत्रिय');
  expect(box).toHaveValue('Helloक्षत्रि!');
  expect(box.selectionStart).toBe('Helloक्षत्रि'.length);
});

test('text that already exceeds the limit can still be shortened', async () => {
  function Held() {
    const [value, setValue] = useState('Hello there');
    return <TextArea label="Notes" value={value} onChange={setValue} maxLength={5} />;
  }
  render(<Held />);
  const box = screen.getByRole('textbox', { name: 'Notes' });
  await userEvent.setup().type(box, '{Backspace}');
  expect(box).toHaveValue('Hello ther');
});
