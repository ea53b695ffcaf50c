import { TEST_URL } from '../../../../backend/testing/test-backend.ts';
import { calendarEndpoints } from '../../../../src/contract/calendar.ts';
import type { Target } from '../../targets/target.ts';
import { answer, fetching, findCallName, type PlantedFault, tamperBody } from './tamper.ts';

/** Changes the text of each feed. */
function tamperFeed(change: (text: string) => string): PlantedFault['plant'] {
  return fetching((fetch) => async (request) => {
    const response = await fetch(request);
    if (findCallName(request) !== 'getCalendar' || !response.ok) return response;
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    return new Response(change(await response.text()), { headers });
  });
}

const withLine = (line: string) =>
  tamperFeed((text) => text.replaceAll('END:VEVENT', `${line}\r\nEND:VEVENT`));

const newFeed = calendarEndpoints.makeCalendarFeed.response;

interface Call {
  request: Request;
  response: Response;
  fetch: Target['fetch'];
}

/** @param change gets each call of calendars, and the addresses that were made before it */
function withAddresses(
  change: (call: Call, addresses: Map<string, string>) => Response | Promise<Response>,
): PlantedFault['plant'] {
  return fetching((fetch) => {
    const addresses = new Map<string, string>();
    return async (request) => {
      const response = await fetch(request);
      const changed = await change({ request, response: response.clone(), fetch }, addresses);
      if (findCallName(request) === 'makeCalendarFeed' && response.ok) {
        const { address, madeAt } = newFeed.parse(await response.json());
        addresses.set(address, madeAt);
      }
      return changed;
    };
  });
}

export const calendarFaults: PlantedFault[] = [
  {
    title: 'an address with a short token',
    endpoint: 'makeCalendarFeed',
    field: 'address',
    plant: withAddresses(async ({ request, response, fetch }, addresses) => {
      const short = `${TEST_URL}/api/calendar/1234.ics`;
      const latest = [...addresses.keys()].at(-1);
      if (request.url === short && latest) return fetch(new Request(latest));
      if (findCallName(request) !== 'makeCalendarFeed' || !response.ok) return response;
      return answer({ ...newFeed.parse(await response.clone().json()), address: short }, response);
    }),
  },
  {
    title: 'an earlier address of a calendar that stays readable',
    endpoint: 'makeCalendarFeed',
    field: 'earlier feed',
    plant: withAddresses(({ request, response, fetch }, addresses) => {
      const name = findCallName(request);
      if (name === 'endCalendarFeed') addresses.clear();
      const latest = [...addresses.keys()].at(-1);
      const isEarlier = name === 'getCalendar' && addresses.has(request.url);
      return isEarlier && !response.ok && latest ? fetch(new Request(latest)) : response;
    }),
  },
  {
    title: 'a calendar address that has no time',
    endpoint: 'getCalendarFeed',
    field: 'madeAt',
    plant: tamperBody('getCalendarFeed', 200, (body) => ({ ...body, madeAt: null })),
  },
  {
    title: 'a calendar address that does not end',
    endpoint: 'endCalendarFeed',
    field: 'madeAt',
    plant: withAddresses(({ request, response }, addresses) => {
      const madeAt = [...addresses.values()].at(-1);
      if (findCallName(request) !== 'getCalendarFeed' || !response.ok || !madeAt) return response;
      return answer({ isOffered: true, madeAt }, response);
    }),
  },
  {
    title: 'a 404 that says that a calendar address was known',
    endpoint: 'getCalendar',
    field: 'message',
    plant: withAddresses(({ request, response }, addresses) => {
      if (response.status !== 404 || !addresses.has(request.url)) return response;
      const body = { success: false, message: 'This address has ended.', code: 'not-found' };
      return answer(body, response);
    }),
  },
  {
    title: 'a cancelled visit that a feed still confirms',
    endpoint: 'getCalendar',
    field: 'STATUS',
    plant: tamperFeed((text) => text.replaceAll('STATUS:CANCELLED', 'STATUS:CONFIRMED')),
  },
  {
    title: 'a cancellation in a feed with the number of the event before',
    endpoint: 'getCalendar',
    field: 'SEQUENCE',
    plant: tamperFeed((text) => text.replaceAll(/^SEQUENCE:\d+/gm, 'SEQUENCE:0')),
  },
  {
    title: 'a feed with the notes of a visit',
    endpoint: 'getCalendar',
    field: 'text',
    plant: withLine('COMMENT:Conformance check'),
  },
  {
    title: "a doctor's feed that names patients",
    endpoint: 'getCalendar',
    field: 'name',
    // Another check changes the name until the end.
    plant: withLine('CONTACT:Asha Rao or Conformance Check'),
  },
];
