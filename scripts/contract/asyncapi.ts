import * as z from 'zod/mini';
import { handshake, type SocketEvent, socketEvents } from '../../src/contract/realtime.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { LOCAL_SERVER } from '../../server/core/local-server.ts';
import { toFullSchema } from './schemas.ts';

const events: [name: string, event: SocketEvent][] = Object.entries(socketEvents);
const [tokenName] = z.keyof(handshake).options;

/** Written from the server's side (spec §4 Socket, §7). */
export function createAsyncApi() {
  return {
    asyncapi: '3.1.0',
    info: {
      title: 'CareSetu realtime',
      version: packageJson.version,
      description:
        'A Socket.IO 4 connection over WebSocket alone, opened once there is a signed-in person and closed at logout. The client first says whose it is. What happens while nobody is connected is not sent later: after every connect the client asks the API for what it has missed.',
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    servers: {
      local: {
        host: new URL(LOCAL_SERVER).host,
        protocol: 'ws',
        pathname: '/socket.io/',
        description: 'Where `npm run server` listens.',
        security: [{ $ref: '#/components/securitySchemes/accessToken' }],
      },
    },
    channels: {
      events: {
        title: "A person's events",
        description:
          'Each message is one Socket.IO event, named as the message is. A client gets the schema in `x-caresetu-acknowledgement` as the acknowledgement of an event that has one.',
        servers: [{ $ref: '#/servers/local' }],
        messages: forEachEvent((name) => ({ $ref: `#/components/messages/${name}` })),
      },
    },
    operations: Object.fromEntries(events.flatMap(describeOperations)),
    components: {
      messages: forEachEvent((name, { summary, payload, answer }) => ({
        name,
        summary,
        payload: toFullSchema(payload),
        ...(answer && { 'x-caresetu-acknowledgement': toFullSchema(answer) }),
      })),
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: `The access token, as \`${tokenName}\` in the \`auth\` of Socket.IO's handshake. One that is no longer good closes the connection at \`register\`; the client then refreshes and connects again.`,
        },
      },
    },
  };
}

/** An event of both directions has two operations, with different names. */
function describeOperations([name, { direction, summary, origin }]: (typeof events)[number]) {
  const operation = (action: 'receive' | 'send') => ({
    action,
    channel: { $ref: '#/channels/events' },
    summary,
    'x-caresetu-origin': origin,
    messages: [{ $ref: `#/channels/events/messages/${name}` }],
  });
  if (direction === 'to server') return [[name, operation('receive')]] as const;
  if (direction === 'to client') return [[name, operation('send')]] as const;
  return [
    [name, operation('receive')],
    [`${name}_to_client`, operation('send')],
  ] as const;
}

function forEachEvent<T>(describe: (name: string, event: SocketEvent) => T): Record<string, T> {
  return Object.fromEntries(events.map(([name, event]) => [name, describe(name, event)]));
}
