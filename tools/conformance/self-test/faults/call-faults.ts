import type { AnsweredEvent } from '../../calls.ts';
import type { Target } from '../../targets/target.ts';
import {
  answer,
  type PlantedFault,
  type Json,
  parsed,
  renamed,
  tamperBody,
  tamperEvents,
  tamperHeader,
  tamperResponse,
  toEveryone,
  withoutEvent,
} from './tamper.ts';

type Call = (event: AnsweredEvent, payload: Json) => Promise<unknown>;

function calling(change: (call: Call) => Call): PlantedFault['plant'] {
  return (target: Target) => ({
    ...target,
    async connect(token, take) {
      const connection = await target.connect(token, take);
      const changed = change(connection.call);
      return {
        ...connection,
        call: (event, payload) => changed(event, parsed(JSON.stringify(payload ?? {}))),
      };
    },
  });
}

const success = { success: true };

function accepts(event: AnsweredEvent, code: string): PlantedFault['plant'] {
  return calling((call) => async (called, payload) => {
    const given = await call(called, payload);
    return called === event && JSON.stringify(given).includes(`"${code}"`) ? success : given;
  });
}

export const callFaults: PlantedFault[] = [
  {
    title: 'credentials for two hours',
    endpoint: 'listIceServers',
    field: 'expiresAt',
    plant: tamperBody('listIceServers', 200, () => ({
      iceServers: [{ urls: ['turn:turn.test'], username: '1:a', credential: 'b' }],
      expiresAt: '2026-11-23T06:00:00.000Z',
    })),
  },
  {
    title: 'credentials that name their user',
    endpoint: 'listIceServers',
    field: 'iceServers.username',
    plant: tamperBody('listIceServers', 200, () => ({
      iceServers: [{ urls: ['turn:turn.test'], username: '1:patient-a', credential: 'b' }],
      expiresAt: '2026-11-23T05:00:00.000Z',
    })),
  },
  {
    title: 'credentials that may be cached',
    endpoint: 'listIceServers',
    field: 'header Cache-Control',
    plant: tamperHeader('listIceServers', 'cache-control', () => 'public, max-age=60'),
  },
  {
    title: 'a call without consent',
    endpoint: 'call_join',
    field: 'answer',
    plant: accepts('call_join', 'consent-needed'),
  },
  {
    title: 'a consent that is not stored',
    endpoint: 'call_join',
    field: 'callConsentAt of the appointment',
    plant: tamperResponse(
      'listAppointments',
      () =>
        ({ response, body }) =>
          answer(
            Array.isArray(body)
              ? body.map(({ callConsentAt: _at, ...visit }: Json) => visit)
              : body,
            response,
          ),
    ),
  },
  {
    title: 'a refusal that reveals a visit of others',
    endpoint: 'call_join',
    field: 'answer',
    plant: calling((call) => async (event, payload) => {
      const given = parsed(JSON.stringify(await call(event, payload)));
      const isHidden = given['code'] === 'not-found' && event === 'call_join';
      return isHidden && payload['appointmentId'] !== 'nobody-has-this-id'
        ? { ...given, code: 'forbidden' }
        : given;
    }),
  },
  {
    title: 'a renewal after another device has taken over',
    endpoint: 'call_join',
    field: 'answer',
    plant: accepts('call_join', 'taken-over'),
  },
  {
    title: 'a call before the day of the visit',
    endpoint: 'call_join',
    field: 'answer',
    plant: accepts('call_join', 'too-early'),
  },
  {
    title: 'an acknowledgement of another shape',
    endpoint: 'call_join',
    field: 'success',
    plant: calling((call) => async (event, payload) => {
      const given = await call(event, payload);
      return event === 'call_join' ? { ok: true } : given;
    }),
  },
  {
    title: 'a description that is cut off',
    endpoint: 'call_signal',
    field: 'signals',
    plant: tamperEvents((take) => (name, payload) => {
      const signal = parsed(JSON.stringify(payload['signal'] ?? {}));
      const { sdp } = signal;
      if (name !== 'call_signal' || typeof sdp !== 'string') return take(name, payload);
      take(name, { ...payload, signal: { ...signal, sdp: sdp.slice(0, 8000) } });
    }),
  },
  {
    title: 'signals that are never passed on',
    endpoint: 'call_signal',
    field: 'event',
    plant: withoutEvent('call_signal'),
  },
  {
    title: 'signals that every user receives',
    endpoint: 'call_signal',
    field: 'events for others',
    plant: toEveryone('call_signal'),
  },
  {
    title: 'a signal from a seat of somebody else that is accepted',
    endpoint: 'call_signal',
    field: 'answer',
    plant: accepts('call_signal', 'taken-over'),
  },
  {
    title: 'a leave that removes no one',
    endpoint: 'call_leave',
    field: 'people in the call',
    plant: calling((call) => async (event, payload) => {
      if (event !== 'call_leave') return call(event, payload);
      return call(event, { ...payload, seat: 'some-other-seat' });
    }),
  },
  {
    title: 'a state that is never sent',
    endpoint: 'call_state',
    field: 'event',
    plant: withoutEvent('call_state'),
  },
  {
    title: 'a state without its people',
    endpoint: 'call_state',
    field: 'people',
    plant: tamperEvents((take) => (name, payload) => {
      take(name, name === 'call_state' ? renamed(payload, 'people', 'users') : payload);
    }),
  },
  {
    title: 'a state that every user receives',
    endpoint: 'call_state',
    field: 'events for others',
    plant: toEveryone('call_state'),
  },
];
