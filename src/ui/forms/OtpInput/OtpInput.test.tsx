import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { OtpInput } from './OtpInput.tsx';

function setUp(initial = '') {
  const onChange = vi.fn<(code: string) => void>();
  function Held() {
    const [value, setValue] = useState(initial);
    return (
      <OtpInput
        label="Enter the code"
        value={value}
        onChange={(code) => {
          setValue(code);
          onChange(code);
        }}
      />
    );
  }
  render(<Held />);
  const box = (place: number) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: `Digit ${place} of 6` });
  const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.value);
  return { box, shown, onChange, user: userEvent.setup() };
}

test('OtpInput is a labelled group of six inputs with SMS autofill', () => {
  const { box } = setUp();
  expect(screen.getByRole('group', { name: 'Enter the code' })).toBeVisible();
  for (const place of [1, 2, 3, 4, 5, 6]) {
    expect(box(place)).toHaveAttribute('inputmode', 'numeric');
    expect(box(place)).toHaveAttribute('autocomplete', 'one-time-code');
  }
});

test('OtpInput moves to the next input with each digit and stays in the last input', async () => {
  const { box, onChange, user } = setUp();
  await user.click(box(1));
  await user.keyboard('40721');
  expect(box(6)).toHaveFocus();
  await user.keyboard('5');
  expect(box(6)).toHaveFocus();
  expect(onChange).toHaveBeenLastCalledWith('407215');
});

test('OtpInput accepts digits only', async () => {
  const { box, shown, onChange, user } = setUp();
  await user.click(box(1));
  await user.keyboard('a-');
  expect(onChange).not.toHaveBeenCalled();
  expect(box(1)).toHaveFocus();
  expect(shown()).toEqual(['', '', '', '', '', '']);
});

test('OtpInput moves to the next input even if the same digit is typed again', async () => {
  const { box, shown, user } = setUp('407215');
  await user.click(box(1));
  await user.keyboard('482913');
  expect(shown()).toEqual(['4', '8', '2', '9', '1', '3']);
  expect(box(6)).toHaveFocus();
});

test('OtpInput replaces a digit when another digit is typed over it', async () => {
  const { box, shown, user } = setUp('407215');
  await user.click(box(2));
  await user.keyboard('9');
  expect(shown()).toEqual(['4', '9', '7', '2', '1', '5']);
  expect(box(3)).toHaveFocus();
});

test.each([
  ['after', '09'],
  ['before', '90'],
])('OtpInput replaces a digit when another digit is typed %s the existing digit', (_, text) => {
  const { box, shown } = setUp('407215');
  fireEvent.input(box(2), { target: { value: text } });
  expect(shown()).toEqual(['4', '9', '7', '2', '1', '5']);
});

test('OtpInput clears a filled input on Backspace and stays in it', async () => {
  const { box, shown, onChange, user } = setUp('407215');
  await user.click(box(3));
  await user.keyboard('{Backspace}');
  expect(box(3)).toHaveFocus();
  expect(shown()).toEqual(['4', '0', '', '2', '1', '5']);
  expect(onChange).toHaveBeenLastCalledWith('40 215');
});

test('OtpInput stays in the first input when Backspace is pressed there', async () => {
  const { box, user } = setUp();
  await user.click(box(1));
  await user.keyboard('{Backspace}');
  expect(box(1)).toHaveFocus();
});

test('OtpInput moves between inputs with the arrow keys, Home and End', async () => {
  const { box, user } = setUp('407215');
  await user.click(box(3));
  await user.keyboard('{ArrowLeft}');
  expect(box(2)).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(box(4)).toHaveFocus();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(box(1)).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}');
  expect(box(6)).toHaveFocus();
});

test.each([
  ['407215', 1],
  ['407 215', 4],
  ['Your code: 407215', 6],
  ['2-step code: 407215', 1],
  ['407 215 is your code. Valid 10 minutes', 2],
  ['Rs 125000 debited. OTP is 407215. Call 9876543210', 3],
])('OtpInput fills every input when "%s" is pasted into input %i', async (pasted, place) => {
  const { box, onChange, user } = setUp('11');
  await user.click(box(place));
  await user.paste(pasted);
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('407215'));
  expect(box(6)).toHaveFocus();
});

test('OtpInput fills the inputs from the focused input onwards when part of a code is pasted', async () => {
  const { box, shown, user } = setUp('40');
  await user.click(box(3));
  await user.paste('72');
  expect(shown()).toEqual(['4', '0', '7', '2', '', '']);
  expect(box(5)).toHaveFocus();
});

test('OtpInput ignores pasted text without digits', async () => {
  const { box, onChange, user } = setUp('40');
  await user.click(box(3));
  await user.paste('code');
  expect(onChange).not.toHaveBeenCalled();
});

test.each([1, 4])(
  'OtpInput fills every input when the code is autofilled into input %i',
  (place) => {
    const { box, onChange } = setUp();
    fireEvent.input(box(place), { target: { value: '407215' } });
    expect(onChange).toHaveBeenLastCalledWith('407215');
  },
);

test('OtpInput finds the code in a whole message that is autofilled', async () => {
  const { box, onChange } = setUp('4');
  fireEvent.input(box(1), { target: { value: '42-step code: 407215' } });
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('407215'));
});

test.each(['४०७२१५', 'कोड: ৪০৭ ২১৫', 'Code ௪௦௭௨௧௫.'])(
  'OtpInput converts %s to ASCII digits on paste',
  async (pasted) => {
    const { box, shown, onChange, user } = setUp();
    await user.click(box(1));
    await user.paste(pasted);
    expect(onChange).toHaveBeenLastCalledWith('407215');
    expect(shown()).toEqual(['4', '0', '7', '2', '1', '5']);
  },
);

test('OtpInput moves to the next input with each Devanagari digit', async () => {
  const { box, onChange, user } = setUp();
  await user.click(box(1));
  await user.keyboard('४०७२१५');
  expect(onChange).toHaveBeenLastCalledWith('407215');
  expect(box(6)).toHaveFocus();
});
