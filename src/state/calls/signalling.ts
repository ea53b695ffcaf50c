import { call } from '../../api/http/client.ts';
import { callEndpoints } from '../../contract/calls.ts';
import type { Signalling } from '../../domain/calls/signalling.ts';
import { onRealtime, sendRealtime } from '../realtime.ts';

export function createSignalling(appointmentId: string): Signalling {
  return {
    join: (seat) => sendRealtime('call_join', { appointmentId, ...seat }),
    signal: (signal) => sendRealtime('call_signal', { appointmentId, ...signal }),
    leave: (seat) => sendRealtime('call_leave', { appointmentId, seat }),
    listIceServers: () => call(callEndpoints.listIceServers, {}),
    onState: (listener) =>
      onRealtime('call_state', (state) => {
        if (state.appointmentId === appointmentId) listener(state.people);
      }),
    onSignal: (listener) =>
      onRealtime('call_signal', (signal) => {
        if (signal.appointmentId === appointmentId) listener(signal);
      }),
    onConnection: (listener) => {
      const stops = [
        onRealtime('connect', () => listener(true)),
        onRealtime('disconnect', () => listener(false)),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
