import type { InputType } from 'storybook/internal/csf';
import { gap } from '../src/theme/gap.css.ts';

export const spaceControl = { control: 'select', options: Object.keys(gap) } satisfies InputType;
