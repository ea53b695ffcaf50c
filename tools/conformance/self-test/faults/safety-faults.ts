import type { EventListener, Target } from '../../targets/target.ts';
import {
  answer,
  type PlantedFault,
  fetching,
  findCallName,
  type Json,
  parsed,
  tamperEvents,
  tamperStatus,
} from './tamper.ts';

const ignoreBlocks: PlantedFault['plant'] = fetching((fetch) => async (request) => {
  if (findCallName(request) !== 'blockPartner') return fetch(request);
  const { headers, method, url } = request;
  const { isBlocked } = parsed(await request.text());
  const body = JSON.stringify({ isBlocked: isBlocked === true ? false : isBlocked });
  const response = await fetch(new Request(url, { headers, method, body }));
  if (!response.ok) return response;
  return answer({ ...parsed(await response.text()), isBlocked }, response);
});

type WhileBlocked = (request: Request, response: Response) => Response | Promise<Response>;

function whileBlocked(change: WhileBlocked): PlantedFault['plant'] {
  return fetching((fetch) => {
    let isBlocked = false;
    return async (request) => {
      if (findCallName(request) === 'blockPartner') {
        isBlocked = parsed(await request.clone().text())['isBlocked'] === true;
      }
      const response = await fetch(request);
      return isBlocked ? change(request, response) : response;
    };
  });
}

const replaceText = (name: string, from: string, to: string): PlantedFault['plant'] =>
  whileBlocked(async (request, response) => {
    if (findCallName(request) !== name) return response;
    return new Response((await response.text()).replaceAll(from, to), response);
  });

function notifyBlocked(target: Target): Target {
  const listeners: EventListener[] = [];
  let last: Json = {};
  const withEvents = tamperEvents((take) => {
    listeners.push(take);
    return (name, payload) => {
      if (name === 'new_message') last = payload;
      take(name, payload);
    };
  })(target);
  return whileBlocked((request, response) => {
    if (findCallName(request) !== 'markRead') return response;
    const { senderId, receiverId, seq } = last;
    const payload = { senderId, receiverId, status: 'read', upTo: seq };
    for (const take of listeners) take('message_status', payload);
    return response;
  })(withEvents);
}

export const safetyFaults: PlantedFault[] = [
  {
    title: 'a block without effect',
    endpoint: 'blockPartner',
    field: 'status',
    plant: ignoreBlocks,
  },
  {
    title: 'a refusal that reveals the block',
    endpoint: 'blockPartner',
    field: 'message',
    plant: replaceText('sendMessage', 'You cannot send messages to', 'You are blocked by'),
  },
  {
    title: 'a conversation that is read-only for a blocked user',
    endpoint: 'blockPartner',
    field: 'entry of the blocked user',
    plant: replaceText(
      'listInboxUsers',
      '"isBlocked":false',
      '"isBlocked":false,"isReadOnly":true',
    ),
  },
  {
    title: 'a block that its owner cannot see',
    endpoint: 'blockPartner',
    field: 'isBlocked',
    plant: replaceText('listInboxUsers', '"isBlocked":true', '"isBlocked":false'),
  },
  {
    title: 'a new name that hides whom the user has blocked',
    endpoint: 'blockPartner',
    field: 'blockedName',
    plant: replaceText('listInboxUsers', '"blockedName":', '"formerName":'),
  },
  {
    title: 'a request under a new name that hides whom the doctor has blocked',
    endpoint: 'blockPartner',
    field: 'patient.blockedName',
    plant: replaceText('listAppointments', '"blockedName":', '"formerName":'),
  },
  {
    title: 'a blocked user who sees what is read',
    endpoint: 'blockPartner',
    field: 'read while blocked',
    plant: replaceText('listMessages', '"read":false', '"read":true'),
  },
  {
    title: 'an event for a blocked user when a message is read',
    endpoint: 'blockPartner',
    field: 'events while blocked',
    plant: notifyBlocked,
  },
  {
    title: 'a blocked user’s notes about a visit that the blocker sees',
    endpoint: 'blockPartner',
    field: 'notes while blocked',
    plant: replaceText('listAppointments', '"notes":""', '"notes":"Not wanted"'),
  },
  {
    title: 'a blocked user’s reason of a cancellation that the blocker sees',
    endpoint: 'blockPartner',
    field: 'reason while blocked',
    plant: replaceText(
      'listAppointments',
      '"cancelledBy":"patient"',
      '"cancelledBy":"patient","cancelReason":"Not wanted"',
    ),
  },
  {
    title: 'a block that hides a cancelled visit',
    endpoint: 'listNotices',
    field: 'kinds, after a block',
    plant: replaceText('listNotices', '"kind":"declined"', '"kind":"accepted"'),
  },
  {
    title: 'a report about a message that the partner did not write',
    endpoint: 'reportPartner',
    field: 'status',
    plant: tamperStatus('reportPartner', 404, 200),
  },
  {
    title: 'a report for an unknown reason that is accepted',
    endpoint: 'reportPartner',
    field: 'status',
    plant: tamperStatus('reportPartner', 400, 200),
  },
];
