import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AwayVisits } from '../../../src/components/dashboard/AwayVisits/AwayVisits.tsx';
import type { AwayVisit } from '../../../src/domain/appointments/away-visits.ts';
import {
  arjun,
  createVisit,
  hindiNamed,
  imran,
  joseph,
  kavya,
  longNamed,
  meera,
  midMorning,
  sunita,
} from '../../fixtures/doctor-day.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const date = '2026-11-27';
const to = { date: '2026-11-30', time: '14:30' };

const away = (
  patient: typeof meera,
  time: string,
  state: AwayVisit['state'],
  toSlot: AwayVisit['to'] = null,
): AwayVisit => ({
  visit: createVisit(patient, date, time, state === 'request' ? 'pending' : 'scheduled'),
  slot: { date, time },
  state,
  to: toSlot,
});

const meta = {
  component: AwayVisits,
  parameters: { clock: midMorning.toISOString() },
  args: {
    visits: [
      away(kavya, '14:00', 'open'),
      away(imran, '14:30', 'request'),
      away(joseph, '15:00', 'waiting', to),
      away(meera, '15:30', 'proposed', to),
      away(arjun, '16:00', 'moved', to),
      away(sunita, '16:30', 'declined'),
    ],
    visitHref: (id: string) => `#visit-${id}`,
    onPropose: fn(),
  },
} satisfies Meta<typeof AwayVisits>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SomeHaveAnswered: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/Joseph has not answered/)).toBeVisible();
    await expect(canvas.getByText('Sunita keeps the old time.')).toBeVisible();
    await expect(canvas.getByText('Moved to Mon 30 Nov, 2:30 pm.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Propose 2 new times' }));
    await expect(args.onPropose).toHaveBeenCalledOnce();
  },
};

export const AllHaveAnswered: Story = {
  args: { visits: [away(arjun, '16:00', 'moved', to), away(kavya, '16:30', 'cancelled')] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NoAnswerInTime: Story = {
  args: { visits: [away(arjun, '16:00', 'unanswered')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Propose a new time' })).toBeVisible();
  },
};

export const Empty: Story = { args: { visits: [] } };

export const LongAndHindiNames: Story = {
  args: { visits: [away(longNamed, '14:00', 'waiting', to), away(hindiNamed, '14:30', 'open')] },
};

export const TwentyFourHours: Story = { decorators: [on24HourClock] };
