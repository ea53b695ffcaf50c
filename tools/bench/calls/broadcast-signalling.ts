import type { CallAck } from '../../../src/contract/calls.ts';
import type { Signalling, Seated, SeatSignal } from '../../../src/domain/calls/signalling.ts';

type Sent =
  | { kind: 'seat'; person: Seated; isAnswer: boolean }
  | { kind: 'signal'; signal: SeatSignal }
  | { kind: 'leave'; seat: string };

export function createBroadcastSignalling(
  userId: string,
): Signalling & { cut: (isCut: boolean) => void } {
  const channel = new BroadcastChannel('call');
  const people = new Map<string, Seated>();
  const stateListeners = new Set<(people: readonly Seated[]) => void>();
  const signalListeners = new Set<(signal: SeatSignal) => void>();
  const connectionListeners = new Set<(isConnected: boolean) => void>();
  let isCut = false;

  const post = (sent: Sent): Promise<CallAck> => {
    if (isCut) return Promise.reject(new Error('Signalling is cut.'));
    channel.postMessage(sent);
    return Promise.resolve({ success: true });
  };
  const publish = () => {
    for (const listener of stateListeners) listener([...people.values()]);
  };
  const seatPerson = (person: Seated) => {
    const known = people.get(person.personId);
    if (known && Date.parse(known.joinedAt) > Date.parse(person.joinedAt)) return;
    people.set(person.personId, person);
    publish();
  };

  channel.addEventListener('message', ({ data }: MessageEvent<Sent>) => {
    if (isCut) return;
    if (data.kind === 'seat') {
      seatPerson(data.person);
      const own = people.get(userId);
      if (own && !data.isAnswer) void post({ kind: 'seat', person: own, isAnswer: true });
    } else if (data.kind === 'signal') {
      for (const listener of signalListeners) listener(data.signal);
    } else {
      for (const { personId, seat } of people.values()) {
        if (seat === data.seat) people.delete(personId);
      }
      publish();
    }
  });

  const listen =
    <T>(listeners: Set<T>) =>
    (listener: T) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
  return {
    join: async ({ seat, takesOver }) => {
      const own = people.get(userId);
      if (!takesOver && own?.seat !== seat) {
        return { success: false, message: 'Taken over', code: 'taken-over' };
      }
      const joinedAt = takesOver || !own ? new Date().toISOString() : own.joinedAt;
      const person = { personId: userId, seat, joinedAt };
      const answer = await post({ kind: 'seat', person, isAnswer: false });
      seatPerson(person);
      return answer;
    },
    signal: (signal) => post({ kind: 'signal', signal }),
    leave: (seat) => post({ kind: 'leave', seat }),
    listIceServers: () => Promise.resolve({ iceServers: [], expiresAt: null }),
    onState: listen(stateListeners),
    onSignal: listen(signalListeners),
    onConnection: listen(connectionListeners),
    cut: (isNowCut) => {
      isCut = isNowCut;
      for (const listener of connectionListeners) listener(!isCut);
    },
  };
}
