import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';

type Visit = 'in-person' | 'video';

function Visits({ error }: { error?: string }) {
  const [value, setValue] = useState<Visit | null>(null);
  return (
    <RadioGroup<Visit>
      label="How would you like to meet?"
      variant="cards"
      value={value}
      onChange={setValue}
      error={error}
      options={[
        { value: 'in-person', label: 'In-person', description: '$100' },
        { value: 'video', label: 'Video', description: '$50' },
      ]}
    />
  );
}

test('RadioGroup has no selected option at first', () => {
  render(<Visits />);
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
});

test("RadioGroup uses an option's label as its name and its price as its description", async () => {
  render(<Visits />);
  const video = screen.getByRole('radio', { name: 'Video' });
  expect(video).toHaveAccessibleDescription('$50');
  await userEvent.click(video);
  expect(video).toBeChecked();
});

test('RadioGroup moves the selection with the arrow keys, from the last option to the first', async () => {
  render(<Visits />);
  await userEvent.click(screen.getByRole('radio', { name: 'In-person' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Video' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'In-person' })).toBeChecked();
});

test('RadioGroup shows its error message', () => {
  render(<Visits error="Role is required" />);
  const group = screen.getByRole('radiogroup', { name: 'How would you like to meet?' });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Role is required');
});
