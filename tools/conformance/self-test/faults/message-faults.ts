import {
  answer,
  tamperResponse,
  tamperBody,
  type PlantedFault,
  fetching,
  tamperEvents,
  inside,
  findCallName,
  parsed,
  renamed,
  tamperStatus,
  toEveryone,
  withoutEvent,
} from './tamper.ts';

export const messageFaults: PlantedFault[] = [
  {
    title: 'an inbox without its count of unread messages',
    endpoint: 'listInboxUsers',
    field: '0.unreadCount',
    plant: tamperResponse('listInboxUsers', () => ({ response, body }) => {
      const unnamed = (entry: unknown) =>
        renamed(parsed(JSON.stringify(entry)), 'unreadCount', 'unread');
      return answer(Array.isArray(body) ? body.map(unnamed) : body, response);
    }),
  },
  {
    title: 'a message without its position',
    endpoint: 'sendMessage',
    field: 'seq',
    plant: tamperBody('sendMessage', 201, ({ seq: _seq, ...rest }) => rest),
  },
  {
    title: 'a sender that the body can set',
    endpoint: 'sendMessage',
    field: 'senderId',
    plant: tamperResponse('sendMessage', () => ({ sent, response, body }) => {
      const { senderId } = sent;
      if (!response.ok || senderId === undefined) return response;
      return answer({ ...parsed(JSON.stringify(body)), senderId }, response);
    }),
  },
  {
    title: 'a second message with a known clientId',
    endpoint: 'sendMessage',
    field: 'id',
    plant: tamperResponse('sendMessage', () => {
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
    title: 'a message of zero-width characters that is accepted',
    endpoint: 'sendMessage',
    field: 'status',
    plant: tamperResponse(
      'sendMessage',
      () =>
        ({ sent, response, body }) =>
          JSON.stringify(sent).includes('\u200b') ? answer(body, response, 201) : response,
    ),
  },
  {
    title: 'a message limit that counts UTF-16 units',
    endpoint: 'sendMessage',
    field: 'status',
    plant: tamperResponse(
      'sendMessage',
      () =>
        ({ sent, response, body }) =>
          JSON.stringify(sent).includes('निनि') ? answer(body, response, 400) : response,
    ),
  },
  {
    title: 'a file whose declared type is trusted',
    endpoint: 'sendMessage',
    field: 'content.shareDoc.type',
    plant: tamperBody('sendMessage', 201, (body) =>
      inside(body, 'content', (content) =>
        content['shareDoc']
          ? inside(content, 'shareDoc', (file) => ({ ...file, type: 'text/plain' }))
          : content,
      ),
    ),
  },
  {
    title: 'a refused file type that returns 400',
    endpoint: 'sendMessage',
    field: 'status',
    plant: tamperStatus('sendMessage', 415, 400),
  },
  {
    title: 'a file that is too large and returns 500',
    endpoint: 'sendMessage',
    field: 'status',
    plant: tamperStatus('sendMessage', 413, 500),
  },
  {
    title: 'a shared picture of any number of pixels that is accepted',
    endpoint: 'sendMessage',
    field: 'status',
    plant: tamperResponse(
      'sendMessage',
      () =>
        ({ response, body }) =>
          JSON.stringify(body).includes('megapixels') ? answer(body, response, 201) : response,
    ),
  },
  {
    title: 'a conversation in the wrong order',
    endpoint: 'listMessages',
    field: 'messages',
    plant: tamperResponse(
      'listMessages',
      () =>
        ({ response, body }) =>
          answer(Array.isArray(body) ? body.toReversed() : body, response),
    ),
  },
  {
    title: "another user's conversation",
    endpoint: 'listMessages',
    field: 'status',
    plant: tamperResponse(
      'listMessages',
      () =>
        ({ response, body }) =>
          JSON.stringify(body).includes('"forbidden"') ? answer([], response, 200) : response,
    ),
  },
  {
    title: 'a read marker without a response body',
    endpoint: 'markRead',
    field: 'success',
    plant: tamperBody('markRead', 200, () => ({})),
  },
  {
    title: 'a file that a browser shows as a page',
    endpoint: 'downloadAttachment',
    field: 'header Content-Disposition',
    plant: fetching((fetch) => async (request) => {
      const response = await fetch(request);
      if (findCallName(request) === 'downloadAttachment') {
        response.headers.set('content-disposition', 'inline');
      }
      return response;
    }),
  },
  {
    title: 'a file for every user who knows its address',
    endpoint: 'downloadAttachment',
    field: 'status',
    plant: fetching((fetch) => {
      let file: Response | undefined;
      return async (request) => {
        const response = await fetch(request);
        if (findCallName(request) !== 'downloadAttachment') return response;
        if (response.ok) file = response.clone();
        return response.status === 403 && file ? file.clone() : response;
      };
    }),
  },
  {
    title: 'a connection that stays open without a valid token',
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
    plant: tamperEvents((take) => (name, payload) => {
      take(name, name === 'new_message' ? renamed(payload, 'receiverId', 'recipientId') : payload);
    }),
  },
  {
    title: 'an event that is never sent',
    endpoint: 'new_message',
    field: 'event',
    plant: withoutEvent('new_message'),
  },
  {
    title: 'messages that every user receives',
    endpoint: 'new_message',
    field: 'events for others',
    plant: toEveryone('new_message'),
  },
  {
    title: 'a delivery without an event',
    endpoint: 'message_status',
    field: 'event',
    plant: tamperEvents((take) => (name, payload) => {
      if (payload['status'] !== 'delivered') take(name, payload);
    }),
  },
  {
    title: 'a status event without its position',
    endpoint: 'message_status',
    field: 'upTo',
    plant: tamperEvents((take) => (name, payload) => {
      take(name, name === 'message_status' ? renamed(payload, 'upTo', 'seq') : payload);
    }),
  },
];
