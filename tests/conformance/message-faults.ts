import {
  answer,
  answersOf,
  bodyOf,
  type Fault,
  fetching,
  hearing,
  inside,
  nameOf,
  parsed,
  renamed,
  statusOf,
  toEveryone,
  withoutEvent,
} from './tamper.ts';

/** Faults of messages, their files and the socket; the kit must name the call or event of each, and no other. */
export const messageFaults: Fault[] = [
  {
    title: 'an inbox without its count of unread messages',
    endpoint: 'listInboxUsers',
    field: '0.unreadCount',
    plant: answersOf('listInboxUsers', () => ({ response, body }) => {
      const unnamed = (entry: unknown) =>
        renamed(parsed(JSON.stringify(entry)), 'unreadCount', 'unread');
      return answer(Array.isArray(body) ? body.map(unnamed) : body, response);
    }),
  },
  {
    title: 'a message without the place that it has',
    endpoint: 'sendMessage',
    field: 'seq',
    plant: bodyOf('sendMessage', 201, ({ seq: _seq, ...rest }) => rest),
  },
  {
    title: 'a sender who is whoever the body says',
    endpoint: 'sendMessage',
    field: 'senderId',
    plant: answersOf('sendMessage', () => ({ sent, response, body }) => {
      const { senderId } = sent;
      if (!response.ok || senderId === undefined) return response;
      return answer({ ...parsed(JSON.stringify(body)), senderId }, response);
    }),
  },
  {
    title: 'a second message under a known clientId',
    endpoint: 'sendMessage',
    field: 'id',
    plant: answersOf('sendMessage', () => {
      const known = new Set<unknown>();
      return ({ sent, response, body }) => {
        if (!response.ok || !known.has(sent['clientId'])) {
          known.add(sent['clientId']);
          return response;
        }
        return answer({ ...parsed(JSON.stringify(body)), id: crypto.randomUUID() }, response);
      };
    }),
  },
  {
    title: 'a message of zero-width characters that is taken',
    endpoint: 'sendMessage',
    field: 'status',
    plant: answersOf(
      'sendMessage',
      () =>
        ({ sent, response, body }) =>
          JSON.stringify(sent).includes('\u200b') ? answer(body, response, 201) : response,
    ),
  },
  {
    title: 'a limit of a message that counts UTF-16 units',
    endpoint: 'sendMessage',
    field: 'status',
    plant: answersOf(
      'sendMessage',
      () =>
        ({ sent, response, body }) =>
          JSON.stringify(sent).includes('निनि') ? answer(body, response, 400) : response,
    ),
  },
  {
    title: 'a file that is taken for what it says it is',
    endpoint: 'sendMessage',
    field: 'content.shareDoc.type',
    plant: bodyOf('sendMessage', 201, (body) =>
      inside(body, 'content', (content) =>
        content['shareDoc']
          ? inside(content, 'shareDoc', (file) => ({ ...file, type: 'text/plain' }))
          : content,
      ),
    ),
  },
  {
    title: 'a refused kind of file that answers 400',
    endpoint: 'sendMessage',
    field: 'status',
    plant: statusOf('sendMessage', 415, 400),
  },
  {
    title: 'a file that is too large and fails unforeseen',
    endpoint: 'sendMessage',
    field: 'status',
    plant: statusOf('sendMessage', 413, 500),
  },
  {
    title: 'a shared picture of any number of pixels that is taken',
    endpoint: 'sendMessage',
    field: 'status',
    plant: answersOf(
      'sendMessage',
      () =>
        ({ response, body }) =>
          JSON.stringify(body).includes('megapixels') ? answer(body, response, 201) : response,
    ),
  },
  {
    title: 'a conversation in another order',
    endpoint: 'listMessages',
    field: 'messages',
    plant: answersOf(
      'listMessages',
      () =>
        ({ response, body }) =>
          answer(Array.isArray(body) ? body.toReversed() : body, response),
    ),
  },
  {
    title: "a foreign person's conversation",
    endpoint: 'listMessages',
    field: 'status',
    plant: answersOf(
      'listMessages',
      () =>
        ({ response, body }) =>
          JSON.stringify(body).includes('"forbidden"') ? answer([], response, 200) : response,
    ),
  },
  {
    title: 'a reading without an answer',
    endpoint: 'markRead',
    field: 'success',
    plant: bodyOf('markRead', 200, () => ({})),
  },
  {
    title: 'a file that a browser shows as a page',
    endpoint: 'downloadAttachment',
    field: 'header Content-Disposition',
    plant: fetching((fetch) => async (request) => {
      const response = await fetch(request);
      if (nameOf(request) === 'downloadAttachment') {
        response.headers.set('content-disposition', 'inline');
      }
      return response;
    }),
  },
  {
    title: 'a file for whoever knows its address',
    endpoint: 'downloadAttachment',
    field: 'status',
    plant: fetching((fetch) => {
      let file: Response | undefined;
      return async (request) => {
        const response = await fetch(request);
        if (nameOf(request) !== 'downloadAttachment') return response;
        if (response.ok) file = response.clone();
        return response.status === 403 && file ? file.clone() : response;
      };
    }),
  },
  {
    title: 'a connection for whoever asks',
    endpoint: 'register',
    field: 'connection',
    plant: (target) => ({
      ...target,
      connect: async (token, take) => ({
        ...(await target.connect(token, take)),
        isOpen: () => true,
      }),
    }),
  },
  {
    title: 'an event with a renamed field',
    endpoint: 'new_message',
    field: 'receiverId',
    plant: hearing((take) => (name, payload) => {
      take(name, name === 'new_message' ? renamed(payload, 'receiverId', 'recipientId') : payload);
    }),
  },
  {
    title: 'an event that never comes',
    endpoint: 'new_message',
    field: 'event',
    plant: withoutEvent('new_message'),
  },
  {
    title: 'messages that everybody hears',
    endpoint: 'new_message',
    field: 'events for others',
    plant: toEveryone('new_message'),
  },
  {
    title: 'a delivery that nobody is told of',
    endpoint: 'message_status',
    field: 'event',
    plant: hearing((take) => (name, payload) => {
      if (payload['status'] !== 'delivered') take(name, payload);
    }),
  },
  {
    title: 'a status without the place up to which it goes',
    endpoint: 'message_status',
    field: 'upTo',
    plant: hearing((take) => (name, payload) => {
      take(name, name === 'message_status' ? renamed(payload, 'upTo', 'seq') : payload);
    }),
  },
];
