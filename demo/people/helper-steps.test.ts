import { describe, expect, it } from 'vitest';
import { queueEvent, queueStatus, type QueueStatus } from '../../src/contract/queue.ts';
import { canMoveQueue } from '../../src/domain/queue/queue-status.ts';
import { helperSteps } from './helper-steps.ts';

const booking = (status: QueueStatus, peopleAhead?: number) => ({
  id: 'queue-1',
  status,
  department: 'Cardiology OPD',
  ...(peopleAhead !== undefined && { peopleAhead }),
});
const labels = (...standing: Parameters<typeof booking>) =>
  helperSteps(booking(...standing)).map(({ label }) => label);

describe('the demo helper’s steps', () => {
  it('are available from the payment until the booking ends', () => {
    expect(labels('paid')).toEqual(['Set out', 'Cancel as the helper']);
    expect(labels('on-the-way')).toEqual(['Join the queue', 'Cancel as the helper']);
    expect(labels('in-queue', 12)).toEqual(['Move up', 'Call the patient', 'Cancel as the helper']);
    expect(labels('your-turn')).toEqual(['Finish']);
  });

  it('are not available before the payment or after the booking has ended', () => {
    for (const status of ['draft', 'done', 'cancelled'] as const)
      expect(labels(status)).toEqual([]);
  });

  it('are status changes that a helper may make and the webhook accepts', () => {
    for (const status of queueStatus.options)
      for (const { event } of helperSteps(booking(status, 3))) {
        expect(canMoveQueue(status, event.status, 'freelancer')).toBe(true);
        expect(queueEvent.parse(event)).toEqual(event);
      }
  });

  it('include joining the queue, with a token for the department and twelve people ahead', () => {
    const [join] = helperSteps(booking('on-the-way'));
    expect(join?.event).toMatchObject({
      token: expect.stringMatching(/^C-\d\d$/),
      peopleAhead: 12,
    });
    const [elsewhere] = helperSteps({ ...booking('on-the-way'), department: 'हृदय रोग' });
    expect(elsewhere?.event.token).toMatch(/^A-\d\d$/);
  });

  it('include moving up the queue until no one is ahead', () => {
    const ahead = (people: number) =>
      helperSteps(booking('in-queue', people))[0]?.event.peopleAhead;
    expect([12, 8, 4, 3].map(ahead)).toEqual([8, 4, 0, 0]);
    expect(labels('in-queue', 0)).not.toContain('Move up');
  });
});
