import { toSocketIo } from '@mswjs/socket.io-binding';
import { ws, type WebSocketHandler, type WebSocketHandlerConnection } from 'msw';
import type { ErrorResponseBody } from '../src/contract/errors.ts';
import { handshake } from '../src/contract/realtime.ts';
import { pathBelow } from '../backend/handlers/core/route.ts';
import { type AnsweredEvent, answeredEvents } from '../backend/handlers/core/realtime-events.ts';
import type { Connection } from '../backend/realtime/open-connections.ts';
import type { Realtime } from '../backend/realtime/realtime.ts';
import type { BrowserStore } from './store/browser-store.ts';

const SOCKET_PATH = '/socket.io/';
/** Milliseconds. MSW's Socket.IO binding announces pings but sends none. */
const PING_MS = 20_000;

/** Packets that the binding does not send. */
const packet = { ping: '2', connect: '40', disconnect: '41', acknowledgement: '43' };
/** The number is the id of the acknowledgement that the client waits for. */
const eventPacket = /^42(\d+)\[/;

const CHANNEL = 'caresetu-demo.news';

export function shareEvents(realtime: Realtime, store: Pick<BrowserStore, 'catchUp'>): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const stop = realtime.onAnnounce((news) => channel.postMessage(news));
  let caughtUp = Promise.resolve();
  channel.addEventListener('message', ({ data }) => {
    // Sync first: the store must contain a message before its event arrives. Signals are not in it.
    caughtUp = caughtUp
      .then(() => (data.event === 'call_signal' ? undefined : store.catchUp()))
      .catch((error: unknown) => console.warn('The demo could not follow.', error))
      .then(() => realtime.receive(data));
  });
  return () => {
    stop();
    channel.close();
  };
}

export interface SocketFaults {
  isCut: () => boolean;
  onCut: (listener: () => void) => () => void;
  /** For the next message in either direction. Null if it is not delayed. */
  wait: () => Promise<void> | null;
  /** The acknowledgement of an event that fails on purpose. */
  refuse: (event: AnsweredEvent) => Promise<ErrorResponseBody | null>;
}

export interface RealtimeOptions {
  catchUp?: () => Promise<void>;
  faults?: SocketFaults;
}

/** See spec §4 Socket. Other sockets pass through to their server. */
export function realtimeHandler(
  realtime: Realtime,
  apiUrl: string,
  { catchUp = async () => undefined, faults }: RealtimeOptions = {},
): WebSocketHandler {
  return ws.link('*').addEventListener('connection', (arriving) => {
    const address = arriving.client.url.href.replace(/^ws/, 'http');
    if (pathBelow(apiUrl, address)?.startsWith(SOCKET_PATH)) {
      if (faults?.isCut()) refuseConnection(arriving);
      else {
        acceptConnection(arriving, realtime, catchUp, faults);
        if (faults) closeWhenCut(arriving, faults);
      }
    } else arriving.server.connect();
  });
}

/** A socket closed without an error would leave the client waiting. */
function refuseConnection({ client }: WebSocketHandlerConnection): void {
  if ('socket' in client && client.socket instanceof EventTarget) {
    client.socket.dispatchEvent(new Event('error'));
  }
  client.close();
}

function closeWhenCut({ client }: WebSocketHandlerConnection, { onCut }: SocketFaults): void {
  // Without a disconnect packet, so that the client reconnects.
  const stop = onCut(() => client.close());
  client.addEventListener('close', stop);
}

function acceptConnection(
  arriving: WebSocketHandlerConnection,
  realtime: Realtime,
  catchUp: () => Promise<void>,
  faults: SocketFaults | undefined,
): void {
  const { client, rawClient } = toSocketIo(arriving);
  const tokenComes = readToken(arriving);
  const wait = faults?.wait ?? (() => null);
  let isClosed = false;
  const [receive, deliver] = [inOrder(wait), inOrder(wait)];
  const send = (work: () => void) =>
    deliver(() => {
      if (!isClosed) work();
    });
  const connection: Connection = {
    token: '',
    emit: (event, payload) => send(() => client.emit(event, payload)),
    close: () => send(() => rawClient.send(packet.disconnect)),
  };
  let registered = Promise.resolve();

  client.on('register', (_event, userId: unknown) => {
    const register = async () => {
      connection.token = await tokenComes;
      await catchUp();
      await realtime.register(connection, userId);
    };
    registered = new Promise<void>((resolve, reject) => {
      receive(() => void register().then(resolve, reject));
    }).catch((error: unknown) => {
      console.error(error);
      rawClient.close();
    });
  });
  for (const event of answeredEvents) {
    const answer = async (data: unknown, payload: unknown) => {
      await registered;
      const refusal = await faults?.refuse(event);
      const given = refusal ?? (await realtime.answer(connection, event, payload));
      const [, id] = eventPacket.exec(String(data)) ?? [];
      if (id !== undefined) {
        send(() => rawClient.send(`${packet.acknowledgement}${id}${JSON.stringify([given])}`));
      }
    };
    client.on(event, ({ data }, payload: unknown) => receive(() => void answer(data, payload)));
  }
  const pings = setInterval(() => rawClient.send(packet.ping), PING_MS);
  rawClient.addEventListener('close', () => {
    isClosed = true;
    clearInterval(pings);
    realtime.leave(connection);
  });
}

/** Runs work after its wait and after all earlier work, at once without either. */
function inOrder(wait: SocketFaults['wait']): (work: () => void) => void {
  let last: Promise<void> | null = null;
  return (work) => {
    const waiting = wait();
    if (!waiting && !last) {
      work();
      return;
    }
    const next: Promise<void> = Promise.all([last, waiting])
      .then(work)
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        if (last === next) last = null;
      });
    last = next;
  };
}

/** MSW accepts clients before their connect packet, which contains the token. */
function readToken({ client }: WebSocketHandlerConnection): Promise<string> {
  return new Promise((resolve) => {
    client.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string' || !data.startsWith(packet.connect)) return;
      resolve(handshake.safeParse(parsed(data.slice(packet.connect.length))).data?.token ?? '');
    });
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
