import { acceptAnySender, secretFor } from './queue-tamper.ts';
import {
  answer,
  fetching,
  findCallName,
  type Json,
  type PlantedFault,
  parsed,
  tamperEvents,
  tamperResponse,
  toEveryone,
  withoutEvent,
} from './tamper.ts';

/** Of each notice that the list returns. Null leaves it out. */
function tamperNotices(change: (notice: Json) => Json | null): PlantedFault['plant'] {
  return tamperResponse('listNotices', () => ({ response, body }) => {
    if (!Array.isArray(body)) return response;
    return answer(
      body.flatMap((notice) => change(parsed(JSON.stringify(notice))) ?? []),
      response,
    );
  });
}

const without = (kind: string) =>
  tamperNotices((notice) => (notice['kind'] === kind ? null : notice));

const unseen = (isMeant: (notice: Json) => boolean) =>
  tamperNotices((notice) => (isMeant(notice) ? { ...notice, seenAt: null } : notice));

/** All users read what the last one has stored. */
const shareChoices = fetching((fetch) => {
  let stored: string | null = null;
  return async (request) => {
    const name = findCallName(request);
    const reply = await fetch(request);
    if (name === 'updateNoticeChoices' && reply.ok) stored = await reply.clone().text();
    if (name !== 'getNoticeChoices' || stored === null || !reply.ok) return reply;
    return answer(parsed(stored), reply);
  };
});

/** A save replaces all choices. */
const replaceChoices = fetching((fetch) => {
  let stored: unknown = null;
  return async (request) => {
    const name = findCallName(request);
    const sent = parsed(await request.clone().text());
    const reply = await fetch(request);
    if (name === 'updateNoticeChoices' && reply.ok && 'on' in sent) stored = sent['off'] ?? null;
    if (name !== 'getNoticeChoices' || stored === null || !reply.ok) return reply;
    return answer({ ...parsed(await reply.clone().text()), off: stored }, reply);
  };
});

/** Of the gateway, and whole. */
const tamperReplies =
  (change: (sent: Json) => Json): PlantedFault['plant'] =>
  (target) =>
    fetching((fetch) => async (request) => {
      const isGateway =
        request.headers.get('x-webhook-secret') === secretFor('reportSmsReply', target);
      if (findCallName(request) !== 'reportSmsReply' || !isGateway) return fetch(request);
      const sent = parsed(await request.clone().text());
      if (typeof sent['phone'] !== 'string' || typeof sent['text'] !== 'string') {
        return fetch(request);
      }
      const { headers, method, url } = request;
      return fetch(new Request(url, { headers, method, body: JSON.stringify(change(sent)) }));
    })(target);

export const noticeFaults: PlantedFault[] = [
  {
    title: 'an acceptance without a notice',
    endpoint: 'listNotices',
    field: 'kinds',
    plant: without('accepted'),
  },
  {
    title: 'a declined request without a notice',
    endpoint: 'listNotices',
    field: 'kinds',
    plant: without('declined'),
  },
  {
    title: 'a cancellation without a notice',
    endpoint: 'listNotices',
    field: 'kinds',
    plant: without('cancelled'),
  },
  {
    title: 'a record without a notice',
    endpoint: 'listNotices',
    field: 'kinds',
    plant: without('completed'),
  },
  {
    title: 'an acceptance that stays new after the visit was cancelled',
    endpoint: 'listNotices',
    field: 'new after the cancellation',
    plant: unseen(({ kind }) => kind === 'accepted'),
  },
  {
    title: 'a message without a notice',
    endpoint: 'listNotices',
    field: 'notices of the conversation',
    plant: without('message'),
  },
  {
    title: 'a notice of a conversation that stays after reading',
    endpoint: 'listNotices',
    field: 'new after reading',
    plant: unseen(({ kind }) => kind === 'message'),
  },
  {
    title: 'notices in another order than their times',
    endpoint: 'listNotices',
    field: 'order',
    plant: tamperResponse('listNotices', () => ({ response, body }) => {
      if (!Array.isArray(body)) return response;
      const [first, ...others] = body;
      const at = '2001-01-01T00:00:00.000Z';
      return answer([{ ...parsed(JSON.stringify(first)), at }, ...others], response);
    }),
  },
  {
    title: 'a notice with another time of the visit',
    endpoint: 'listNotices',
    field: 'visit',
    plant: tamperNotices((notice) => ({
      ...notice,
      ...(notice['visit'] !== undefined && { visit: { date: '2026-01-01', time: '00:00' } }),
    })),
  },
  {
    title: 'seen notices that stay new',
    endpoint: 'markNoticesSeen',
    field: 'seenAt',
    plant: fetching((fetch) => async (request) => {
      if (findCallName(request) !== 'markNoticesSeen') return fetch(request);
      const { headers, method, url } = request;
      const isWhole = Array.isArray(parsed(await request.clone().text())['ids']);
      const body = JSON.stringify({ ids: ['nobody-has-this-id'] });
      return fetch(isWhole ? new Request(url, { headers, method, body }) : request);
    }),
  },
  {
    title: 'choices of notices that are not stored',
    endpoint: 'updateNoticeChoices',
    field: 'off, when it is read again',
    plant: tamperResponse(
      'getNoticeChoices',
      () =>
        ({ response }) =>
          answer(
            {
              off: [],
              smsRefusedAt: null,
              smsStoppedAt: null,
              hasEmail: false,
              emailRefusedAt: null,
            },
            response,
          ),
    ),
  },
  {
    title: 'choices of notices that are the same for all',
    endpoint: 'updateNoticeChoices',
    field: 'off, of another user',
    plant: shareChoices,
  },
  {
    title: 'choices of notices that undo what was changed elsewhere',
    endpoint: 'updateNoticeChoices',
    field: 'off, after a change of others',
    plant: replaceChoices,
  },
  {
    title: 'replies to SMS without a secret',
    endpoint: 'reportSmsReply',
    field: 'status',
    plant: acceptAnySender('reportSmsReply'),
  },
  {
    title: 'a STOP that stops nothing',
    endpoint: 'reportSmsReply',
    field: 'smsStoppedAt',
    plant: tamperReplies((sent) => ({ ...sent, text: 'Thanks' })),
  },
  {
    title: 'replies that stop SMS, whatever their text',
    endpoint: 'reportSmsReply',
    field: 'smsStoppedAt, after another text',
    plant: tamperReplies((sent) => ({ ...sent, text: 'STOP' })),
  },
  {
    title: 'a new notice without an event',
    endpoint: 'new_notice',
    field: 'event',
    plant: withoutEvent('new_notice'),
  },
  {
    title: 'an event of a notice for other users',
    endpoint: 'new_notice',
    field: 'events for others',
    plant: toEveryone('new_notice'),
  },
  {
    title: 'a seen notice without an event',
    endpoint: 'notices_seen',
    field: 'event',
    plant: withoutEvent('notices_seen'),
  },
  {
    title: 'an event of seen notices without their ids',
    endpoint: 'notices_seen',
    field: 'ids',
    plant: tamperEvents((take) => (name, payload) => {
      const { ids } = payload;
      const isMeant = name === 'notices_seen' && Array.isArray(ids);
      take(name, isMeant ? { ...payload, ids: [...ids, 'another'] } : payload);
    }),
  },
];
