import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar, type AvatarProps } from './Avatar.tsx';

function show(props: Partial<AvatarProps>) {
  const view = render(<Avatar name="Meera Nair" src={null} isDecorative={false} {...props} />);
  return {
    source: () => view.container.querySelector('img')?.getAttribute('src') ?? null,
    breakPicture: () => fireEvent.error(view.container.querySelector('img') ?? view.container),
    rerender: (next: Partial<AvatarProps>) =>
      view.rerender(<Avatar name="Meera Nair" src={null} isDecorative={false} {...next} />),
  };
}

it('Avatar shows the picture', () => {
  expect(show({ src: '/meera.svg' }).source()).toBe('/meera.svg');
});

it('Avatar shows initials when it has no picture', () => {
  expect(show({}).source()).toBeNull();
  expect(screen.getByRole('img', { name: 'Meera Nair' })).toHaveTextContent('MN');
});

it('Avatar shows the generic portrait chosen by `fallback` when there is no picture', () => {
  expect(show({ fallback: 'patient' }).source()).toBe('/art/people/fallback-patient.svg');
  expect(show({ fallback: 'doctor' }).source()).toBe('/art/people/fallback-doctor.svg');
});

it('Avatar shows the generic patient portrait when the name is blank', () => {
  expect(show({ name: ' ' }).source()).toBe('/art/people/fallback-patient.svg');
});

it('Avatar shows the fallback when the picture does not load, and retries when `src` changes', () => {
  const portrait = show({ src: '/gone.svg' });
  portrait.breakPicture();
  expect(portrait.source()).toBeNull();
  portrait.rerender({ src: '/meera.svg' });
  expect(portrait.source()).toBe('/meera.svg');
});

it('Avatar is hidden from assistive technology when it is decorative', () => {
  show({ isDecorative: true });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
