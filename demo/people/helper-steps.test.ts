import { describe, expect, it } from 'vitest';
import { queueEvent, queueStatus, type QueueStatus } from '../../src/contract/queue.ts';
import { canMoveQueue } from '../../src/domain/queue/queue-status.ts';
import { helperSteps } from './helper-steps.ts';

const atStart = new Date('2026-11-25T02:30:00Z');
const booking = (status: QueueStatus, peopleAhead?: number) => ({
  id: 'queue-1',
  status,
  date: '2026-11-25',
  time: '08:00',
  department: 'Cardiology OPD',
  ...(peopleAhead !== undefined && { peopleAhead }),
});
const labels = (...standing: Parameters<typeof booking>) =>
  helperSteps(booking(...standing), atStart).map(({ label }) => label);

describe('the demo helper’s steps', () => {
  it('are available from the payment until the booking ends', () => {
    expect(labels('paid')).toEqual(['Set out', 'Cancel as the helper']);
    expect(labels('on-the-way')).toEqual(['Join the queue', 'Cancel as the helper']);
    expect(labels('in-queue', 12)).toEqual(['Move up', 'Call the patient', 'Cancel as the helper']);
    expect(labels('your-turn')).toEqual(['Finish']);
  });

  it('include setting out half an hour before the booking starts, to which the clock jumps', () => {
    const at = new Date('2026-11-25T02:00:00Z');
    const [early] = helperSteps(booking('paid'), new Date(at.getTime() - 1));
    expect(early).toMatchObject({ label: 'Set out on Wed 25 Nov, 7:30 am', at });
    const [due] = helperSteps(booking('paid'), at);
    expect(due).toEqual({ label: 'Set out', event: early?.event });
  });

  it('are not available before the payment or after the booking has ended', () => {
    for (const status of ['draft', 'done', 'cancelled'] as const)
      expect(labels(status)).toEqual([]);
  });

  it('are status changes that a helper may make and the webhook accepts', () => {
    for (const status of queueStatus.options)
      for (const { event } of helperSteps(booking(status, 3), atStart)) {
        expect(canMoveQueue(status, event.status, 'freelancer')).toBe(true);
        expect(queueEvent.parse(event)).toEqual(event);
      }
  });

  it('include joining the queue, with a token for the department and twelve people ahead', () => {
    const [join] = helperSteps(booking('on-the-way'), atStart);
    expect(join?.event).toMatchObject({
      token: expect.stringMatching(/^C-\d\d$/),
      peopleAhead: 12,
    });
    const [elsewhere] = helperSteps({ ...booking('on-the-way'), department: 'हृदय रोग' }, atStart);
    expect(elsewhere?.event.token).toMatch(/^A-\d\d$/);
  });

  it('include moving up the queue until no one is ahead', () => {
    const ahead = (people: number) =>
      helperSteps(booking('in-queue', people), atStart)[0]?.event.peopleAhead;
    expect([12, 8, 4, 3].map(ahead)).toEqual([8, 4, 0, 0]);
    expect(labels('in-queue', 0)).not.toContain('Move up');
  });
});
