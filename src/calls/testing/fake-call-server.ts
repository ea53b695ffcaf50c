import type { CallAck, CallJoin } from '../../contract/calls.ts';
import { SEAT_LIFE_MS } from '../../contract/seats.ts';
import type { Signalling, Seated, SeatSignal } from '../../domain/calls/signalling.ts';
import { currentMs, currentTime } from '../../domain/time/clock.ts';

interface Client {
  userId: string;
  isCut: boolean;
  onState: (people: readonly Seated[]) => void;
  onSignal: (signal: SeatSignal) => void;
  onConnection: (isConnected: boolean) => void;
}

interface Seat extends Seated {
  renewedAt: number;
}

const ok: CallAck = { success: true };
const refusal = (code: string): CallAck => ({ success: false, message: code, code });

export class FakeCallServer {
  seats = new Map<string, Seat>();
  joins: Omit<CallJoin, 'appointmentId'>[] = [];
  signals: SeatSignal[] = [];
  refusal: string | null = null;
  iceServers = [{ urls: ['turn:turn.example'] }];
  /** Null if they never expire. */
  iceLifetimeMs: number | null = null;
  iceRequests = 0;
  refusesIceServers = false;
  private readonly clients = new Set<Client>();

  connect(userId: string): { signalling: Signalling; cut: (isCut: boolean) => void } {
    const client: Client = {
      userId,
      isCut: false,
      onState: () => {},
      onSignal: () => {},
      onConnection: () => {},
    };
    this.clients.add(client);
    const answer = async (work: () => CallAck) => {
      if (client.isCut) throw new Error('No connection');
      await Promise.resolve();
      return work();
    };
    const listen =
      <E extends 'onState' | 'onSignal' | 'onConnection'>(event: E) =>
      (listener: Client[E]) => {
        client[event] = listener;
        return () => {
          client[event] = () => {};
        };
      };
    return {
      cut: (isCut) => {
        client.isCut = isCut;
        client.onConnection(!isCut);
      },
      signalling: {
        join: (join) => answer(() => this.join(userId, join)),
        signal: (signal) => answer(() => this.signal(signal)),
        leave: (seat) => answer(() => this.leave(seat)),
        listIceServers: async () => this.listIceServers(),
        onState: listen('onState'),
        onSignal: listen('onSignal'),
        onConnection: listen('onConnection'),
      },
    };
  }

  private listIceServers() {
    this.iceRequests += 1;
    if (this.refusesIceServers) throw new Error('Too many requests');
    const { iceServers, iceLifetimeMs } = this;
    const expiresAt =
      iceLifetimeMs === null ? null : new Date(currentMs() + iceLifetimeMs).toISOString();
    return { iceServers, expiresAt };
  }

  publish(people: readonly Seated[] = this.liveSeats()) {
    for (const { isCut, onState } of this.clients) if (!isCut) onState(people);
  }

  private liveSeats() {
    return [...this.seats.values()].filter((one) => currentMs() - one.renewedAt < SEAT_LIFE_MS);
  }

  private join(personId: string, join: Omit<CallJoin, 'appointmentId'>): CallAck {
    this.joins.push(join);
    if (this.refusal) return refusal(this.refusal);
    const live = this.seats.get(personId);
    const isOthers = live && live.seat !== join.seat && currentMs() - live.renewedAt < SEAT_LIFE_MS;
    if (isOthers && !join.takesOver) return refusal('taken-over');
    const joinedAt = live?.seat === join.seat ? live.joinedAt : currentTime().toISOString();
    this.seats.set(personId, { personId, seat: join.seat, joinedAt, renewedAt: currentMs() });
    this.publish();
    return ok;
  }

  private signal(signal: SeatSignal): CallAck {
    this.signals.push(signal);
    for (const { isCut, onSignal } of this.clients) {
      if (!isCut) queueMicrotask(() => onSignal(signal));
    }
    return ok;
  }

  private leave(seat: string): CallAck {
    for (const one of this.seats.values()) if (one.seat === seat) this.seats.delete(one.personId);
    this.publish();
    return ok;
  }
}
