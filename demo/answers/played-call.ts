import { startCall } from '../../src/calls/call.ts';
import { callEndpoints, callSignal, callState } from '../../src/contract/calls.ts';
import type { Signalling } from '../../src/domain/calls/signalling.ts';
import type { CallView } from '../../src/domain/calls/call.ts';
import { pictureAddress } from '../../backend/handlers/files/picture-path.ts';
import type { Backend } from '../../backend/handlers/core/backend.ts';
import { createPlayedMedia } from './played-media.ts';
import type { PlayedPerson } from './played-person.ts';
import { Refusal } from './refusal.ts';

export interface PlayedCall {
  backend: Pick<Backend, 'baseUrl'>;
  person: PlayedPerson;
  visitId: string;
  signal: AbortSignal;
  onStep: (step: string) => void;
}

/**
 * Ends when the user leaves the call.
 * @throws {Refusal} if the person may not join
 */
export async function playCall({
  backend,
  person,
  visitId,
  signal,
  onStep,
}: PlayedCall): Promise<string> {
  const { name, role, profilePicture } = person.account;
  onStep(`${name} is joining the call…`);
  const media = await createPlayedMedia({
    name,
    picture: pictureAddress(backend, profilePicture),
  });
  let refusal: string | null = null;
  try {
    signal.throwIfAborted();
    const signalling = createSignalling(person, visitId, (message) => (refusal = message));
    const call = startCall({
      userId: person.account.id,
      isPolite: role === 'patient',
      consents: role === 'patient',
      signalling,
      devices: {
        open: async (kind) => ({ stream: media.open(kind) }),
        openScreen: () => Promise.reject(new Error('The demo shares no screen.')),
      },
      microphone: media.open('microphone'),
      camera: media.open('camera'),
    });
    const { problem, hadPartner } = await followCall(call, signal, (view) =>
      onStep(describe(name, view)),
    );
    signal.throwIfAborted();
    if (problem !== null) throw new Refusal(refusal ?? 'The call did not start.');
    return hadPartner ? `${name} has left the call.` : `${name}’s call has ended.`;
  } finally {
    media.close();
  }
}

function createSignalling(
  person: PlayedPerson,
  appointmentId: string,
  onRefusal: (message: string) => void,
): Signalling {
  return {
    async join(seat) {
      const answer = await person.send('call_join', { appointmentId, ...seat });
      if (!answer.success) onRefusal(answer.message);
      return answer;
    },
    signal: (signal) => person.send('call_signal', { appointmentId, ...signal }),
    leave: (seat) => person.send('call_leave', { appointmentId, seat }),
    listIceServers: () => person.call(callEndpoints.listIceServers),
    onState: (listener) =>
      person.onEvent((event, payload) => {
        if (event !== 'call_state') return;
        const state = callState.parse(payload);
        if (state.appointmentId === appointmentId) listener(state.people);
      }),
    onSignal: (listener) =>
      person.onEvent((event, payload) => {
        if (event !== 'call_signal') return;
        const signal = callSignal.parse(payload);
        if (signal.appointmentId === appointmentId) listener(signal);
      }),
    // The signalling is inside the page, and ends with it.
    onConnection: () => () => undefined,
  };
}

function followCall(
  call: ReturnType<typeof startCall>,
  signal: AbortSignal,
  onChange: (view: CallView) => void,
): Promise<{ problem: CallView['problem']; hadPartner: boolean }> {
  return new Promise((resolve) => {
    const hangUp = () => call.hangUp();
    const follow = () => {
      const view = call.getView();
      const hadPartner = view.connectedAt !== null;
      if (view.phase === 'ended' || view.phase === 'taken-over') {
        stop();
        signal.removeEventListener('abort', hangUp);
        resolve({ problem: view.problem, hadPartner });
      } else if (hadPartner && view.phase === 'waiting') hangUp();
      else onChange(view);
    };
    const stop = call.subscribe(follow);
    signal.addEventListener('abort', hangUp, { once: true });
    if (signal.aborted) hangUp();
    else follow();
  });
}

function describe(name: string, { phase }: CallView): string {
  if (phase === 'connected') return `${name} is in the call.`;
  if (phase === 'waiting') return `${name} is waiting in the call.`;
  return `${name} is connecting…`;
}
