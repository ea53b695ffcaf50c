import { toSocketIo } from '@mswjs/socket.io-binding';
import { ws, type WebSocketHandler, type WebSocketHandlerConnection } from 'msw';
import { handshake } from '../src/contract/realtime.ts';
import { pathBelow } from './handlers/route.ts';
import type { Connection, Realtime } from './realtime.ts';
import type { BrowserStore } from './store/browser-store.ts';

const SOCKET_PATH = '/socket.io/';
/** The binding promises the client a sign of life every 25 seconds, and sends none. */
const PING_MS = 20_000;

/** Packets of Engine.IO and Socket.IO that the binding leaves to its user. */
const packet = { ping: '2', connect: '40', disconnect: '41' };

/** Carries what one tab of the demo announces to all others. */
const CHANNEL = 'caresetu-demo.news';

/** Lets a tab hear what happens in the others, and them what happens in it; returns how to stop it. */
export function shareNews(realtime: Realtime, store: Pick<BrowserStore, 'catchUp'>): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const stop = realtime.onAnnounce((news) => channel.postMessage(news));
  let caughtUp = Promise.resolve();
  channel.addEventListener('message', ({ data }) => {
    // Whoever hears of a message must find it, too, when they ask for it.
    caughtUp = caughtUp
      .then(() => store.catchUp())
      .catch((error: unknown) => console.warn('The demo could not follow.', error))
      .then(() => realtime.receive(data));
  });
  return () => {
    stop();
    channel.close();
  };
}

/** Socket.IO's server in the page (spec §4 Socket), at the API's address; other sockets pass by. */
export function realtimeHandler(realtime: Realtime, apiUrl: string): WebSocketHandler {
  return ws.link('*').addEventListener('connection', (arriving) => {
    const address = arriving.client.url.href.replace(/^ws/, 'http');
    if (pathBelow(apiUrl, address)?.startsWith(SOCKET_PATH)) welcome(arriving, realtime);
    else arriving.server.connect();
  });
}

function welcome(arriving: WebSocketHandlerConnection, realtime: Realtime): void {
  const { client, rawClient } = toSocketIo(arriving);
  const tokenComes = tokenOf(arriving);
  let connection: Connection | undefined;

  client.on('register', (_event, userId: unknown) => {
    const register = async () => {
      const token = await tokenComes;
      connection = { token, emit: (event, payload) => client.emit(event, payload), close };
      await realtime.register(connection, userId);
    };
    register().catch((error: unknown) => {
      console.error(error);
      // No goodbye, so that the client tries again.
      rawClient.close();
    });
  });
  const pings = setInterval(() => rawClient.send(packet.ping), PING_MS);
  rawClient.addEventListener('close', () => {
    clearInterval(pings);
    if (connection) realtime.leave(connection);
  });

  /** The client hangs up when it is told goodbye. */
  function close(): void {
    rawClient.send(packet.disconnect);
  }
}

/**
 * The token that a connection comes with. The binding welcomes the client before it has said its name,
 * so that the client's own events can come first.
 */
function tokenOf({ client }: WebSocketHandlerConnection): Promise<string> {
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
