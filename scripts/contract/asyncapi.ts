import * as z from 'zod/mini';
import { id } from '../../src/contract/common.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { LOCAL_SERVER } from './local-server.ts';

const { $schema: _dialect, ...userId } = z.toJSONSchema(id);

/** The socket as AsyncAPI 3 describes it, from the server's side: what it receives (spec §4 Socket, §7). */
export function createAsyncApi() {
  return {
    asyncapi: '3.1.0',
    info: {
      title: 'CareSetu realtime',
      version: packageJson.version,
      description:
        'A Socket.IO 4 connection over WebSocket alone, opened once there is a signed-in person and closed at logout. The client first says whose it is.',
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    servers: {
      local: {
        host: new URL(LOCAL_SERVER).host,
        protocol: 'ws',
        pathname: '/socket.io/',
        description: 'Where `npm run server` listens.',
      },
    },
    channels: {
      events: {
        title: "A person's events",
        description: 'Each message is one Socket.IO event, named as the message is.',
        servers: [{ $ref: '#/servers/local' }],
        messages: { register: { $ref: '#/components/messages/register' } },
      },
    },
    operations: {
      register: {
        action: 'receive',
        channel: { $ref: '#/channels/events' },
        summary: 'Says which person the connection belongs to, right after it is made.',
        messages: [{ $ref: '#/channels/events/messages/register' }],
      },
    },
    components: {
      messages: {
        register: {
          name: 'register',
          title: 'Register',
          payload: { ...userId, title: 'UserId', description: "The signed-in person's own id." },
        },
      },
    },
  };
}
