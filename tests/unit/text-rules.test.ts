import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findSlowInputs } from './linear-time.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import {
  isBlank,
  isStorable,
  withoutBidiControls,
  withoutIgnorables,
} from '../../src/contract/text.ts';
import { countCharacters, cutToCharacters, hasAtMost } from '../../src/contract/text-length.ts';
import { parseCallMessage } from '../../src/domain/calls/call-message.ts';
import { parseDeviceName } from '../../src/domain/account/device-name.ts';
import { calendarVisit, toFeedEvent } from '../../src/domain/appointments/calendar-visit.ts';
import { type CalendarVisit, feedIcs, visitIcs } from '../../src/domain/appointments/ics.ts';
import { directionsTo } from '../../src/domain/appointments/visit-place.ts';
import { parseSearch, searchDoctors } from '../../src/domain/doctors/search.ts';
import { formatPractitioners, getPractitioner } from '../../src/domain/doctors/specialties.ts';
import { toRegistrationKey } from '../../src/domain/doctors/registration-number.ts';
import { matchSymptoms } from '../../src/domain/doctors/symptoms.ts';
import { getRevisionInId } from '../../src/domain/notices/due-notices.ts';
import { toConversationId } from '../../src/domain/notices/notices.ts';
import { cleanFileName, toFileName } from '../../src/domain/files/file-name.ts';
import { sniffFileType } from '../../src/domain/files/file-type.ts';
import { contactDigits } from '../../src/domain/doctors/practice-form.ts';
import { foldText, hasWords, splitQuery } from '../../src/domain/fold-text.ts';
import { onlyDigits, toAsciiDigits } from '../../src/domain/forms/digits.ts';
import { formatContact, formatLandline, mobileHref } from '../../src/domain/forms/landline.ts';
import { findCode } from '../../src/domain/forms/otp-text.ts';
import { formatMobile } from '../../src/domain/forms/format-mobile.ts';
import { editMobile, mobileDigits } from '../../src/domain/forms/phone.ts';
import { cutBeforeCaret } from '../../src/domain/forms/text-limit.ts';
import { isSameCity, toCurrentCity } from '../../src/domain/hospitals/cities.ts';
import {
  hospitalNamed,
  isCityUncertain,
  otherCityMessage,
  suggestDepartments,
  suggestHospitals,
} from '../../src/domain/hospitals/hospital-suggestions.ts';
import { shortPlaceName } from '../../src/domain/hospitals/place-suggestions.ts';
import { newPartner } from '../../src/domain/calls/call-state.ts';
import { initials, splitName } from '../../src/domain/initials.ts';
import { searchInbox } from '../../src/domain/messages/inbox-search.ts';
import { remainingBytes, whyNotSendable } from '../../src/domain/messages/message-draft.ts';
import { splitLinks } from '../../src/domain/messages/message-text.ts';
import { doctorShortName, firstName, shortName, withDoctorTitle } from '../../src/domain/names.ts';
import {
  cardDigits,
  cvcDigits,
  expiryDigits,
  formatCardNumber,
  formatExpiry,
  getDemoToken,
  isCardNumber,
} from '../../src/domain/payments/card-number.ts';
import { upiLink } from '../../src/domain/payments/upi.ts';
import { helpersNear } from '../../src/domain/queue/freelancer-choice.ts';
import { safeRedirect } from '../../src/domain/redirect.ts';
import { trimEnd } from '../../src/domain/trim-end.ts';
import { checkAddress, checkTexts } from '../../backend/handlers/core/storable-text.ts';
import { isMultipart } from '../../backend/handlers/core/body-limit.ts';
import { createFileResponse, Download } from '../../backend/handlers/core/file-response.ts';
import { matchRoute } from '../../backend/handlers/core/route.ts';
import { pendingVisit } from '../../stories/fixtures/appointments.ts';
import { ananya } from '../../stories/fixtures/doctors.ts';
import { addressKey } from '../../server/limits/client-address.ts';

/** The contract refuses lone surrogates. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '');

type Rule = (text: string) => unknown;

/** Every exported function of src/domain and of src/contract/text*.ts with a text from outside. */
const rules: Record<string, Rule> = {
  calendarVisit: (text) => {
    const named = { ...pendingVisit, doctor: { ...pendingVisit.doctor, name: text } };
    return calendarVisit(named, 'patient', { room: text, organizer: text });
  },
  cardDigits,
  cleanFileName,
  contactDigits,
  countCharacters,
  cutToCharacters: (text) => cutToCharacters(text, 4000),
  cvcDigits,
  directionsTo: (text) => directionsTo(wellFormed(text)),
  doctorShortName,
  editMobile: (text) => editMobile('98765', text),
  expiryDigits,
  feedIcs: (text) => feedIcs([{ ...visit, title: text }], text, new Date(0)),
  findCode,
  firstName,
  foldText,
  formatCardNumber,
  formatExpiry,
  formatContact,
  formatLandline,
  formatMobile,
  formatPractitioners,
  getDemoToken,
  getPractitioner,
  getRevisionInId,
  hasAtMost: (text) => hasAtMost(text, 4000),
  hasWords: (text) => hasWords(text, ['krishnan']),
  hospitalNamed: (text) => hospitalNamed([], text),
  initials,
  isBlank,
  isCardNumber,
  isCityUncertain: (text) => isCityUncertain([], text, 'Bengaluru'),
  isSameCity: (text) => isSameCity(text, 'Bengaluru'),
  isStorable,
  matchSymptoms,
  mobileDigits,
  mobileHref,
  newPartner: (text) => newPartner(text, 0),
  onlyDigits,
  otherCityMessage: (text) => otherCityMessage([], text, { name: text }),
  parseCallMessage,
  parseDeviceName,
  remainingBytes,
  safeRedirect: (text) => safeRedirect(`/${text}`),
  searchInbox: (text) => searchInbox([], text, new Map()),
  shortName,
  shortPlaceName,
  splitLinks,
  splitName,
  splitQuery,
  suggestDepartments: (text) => suggestDepartments(null, text),
  suggestHospitals: (text) => suggestHospitals([], text, 'Bengaluru'),
  toAsciiDigits,
  toCurrentCity,
  toRegistrationKey,
  toConversationId,
  toFeedEvent: (text) => toFeedEvent({ ...pendingVisit, doctorName: text }, 'patient', text),
  toFileName: (text) => toFileName(text, 'application/pdf'),
  trimEnd: (text) => trimEnd(text, /[ .]/),
  upiLink: (text) =>
    upiLink({ id: 'payment-1', amount: { amountMinor: 100, currency: 'INR' } }, wellFormed(text)),
  withDoctorTitle,
  withoutBidiControls,
  withoutIgnorables,
};

const visit: CalendarVisit = {
  id: 'appointment-4',
  date: '2026-11-25',
  time: '10:30',
  status: 'scheduled',
  createdAt: '2026-11-20T10:12:00.000Z',
  title: '',
  description: '',
  place: null,
  room: null,
  organizer: null,
};

/** Rules whose text is a part of their input, and those of the backend. */
const furtherRules: Record<string, Rule> = {
  'a calendar file': (description) => visitIcs({ ...visit, description }, new Date(0)),
  'a caret': (text) => cutBeforeCaret({ text, caret: text.length / 2 }, 4000),
  'a draft of a message': (text) => whyNotSendable({ text, file: null }),
  'a search for doctors': (query) =>
    searchDoctors([ananya], parseSearch(new URLSearchParams({ query }))),
  'a search at a place': (location) =>
    searchDoctors([ananya], parseSearch(new URLSearchParams({ location }))),
  'an address of a hospital': (address) => helpersNear({ address }, []),
  'the bytes of a file': (text) => sniffFileType(new TextEncoder().encode(text)),
  'a file to download': (name) =>
    createFileResponse(
      new Download({ size: 0, content: new Uint8Array() }, wellFormed(name), 'text/plain'),
      new Headers(),
    ),
  'an address of a call': (text) => refusal(() => checkAddress(`https://api.example/${text}`)),
  'a route': (text) =>
    matchRoute('https://api.example', '/api/doctors/:id', `https://api.example/api/${text}`),
  'a value in JSON': (text) => refusal(() => checkTexts({ text })),
  'a content type': isMultipart,
  'an address of a client': addressKey,
};

const tested = new Set<unknown>();

/** Each schema of a text in a request, once. */
const requestTexts = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  ['params', 'query', 'body'].flatMap((part) =>
    listTexts(Reflect.get(endpoint, part), `${name} ${part}`),
  ),
);

/** @param part of the definition of a schema, which zod describes in `def` */
function listTexts(part: unknown, path: string): [path: string, rule: Rule][] {
  if (tested.has(part)) return [];
  tested.add(part);
  if (part instanceof z.core.$ZodString) return [[path, (text) => z.core.safeParse(part, text)]];
  if (part instanceof z.core.$ZodType) return listTexts(part._zod.def, path);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]: [string, unknown]) =>
    key === 'checks' ? [] : listTexts(inner, `${path} ${key}`),
  );
}

/** Their texts come from the app or are ids, days and times, which the contract has checked. */
const checked = new RegExp(
  '^(?:date|today|time|month|instant|lastDay|wantedTime|dateOfBirth|type|path|viewerTimeZone' +
    '|provedAt|requestedAt|updatedAt|from|to|.*Id)$',
);

/** Names its parameters `text`, `query`, `name` and so on. */
function listTextRules(): string[] {
  const folders = ['src/domain', 'src/contract'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const sources = files.filter((name) => /(?<!test)\.ts$/.test(name) && !name.includes('testing'));
  return sources.flatMap((name) => {
    const code = readFileSync(name, 'utf8');
    const found = code.matchAll(/^export (?:async )?function (\w+)(?:<[^(]*>)?\(([^)]*)\)/gm);
    return Array.from(found).flatMap(([, rule = '', parameters = '']) =>
      Array.from(parameters.matchAll(/(\w+)\??: string\b(?!\[)/g)).some(
        ([, parameter = '']) => !checked.test(parameter),
      )
        ? [rule]
        : [],
    );
  });
}

const withoutWork = [
  'canWaitUntil',
  'captionOfChange',
  'listCities',
  'segmentGraphemes',
  'graphemes',
  'maxCharacters',
  'mayBeCached',
  'partlySavedText',
];

function refusal(check: () => void): unknown {
  try {
    return check();
  } catch (error) {
    return error;
  }
}

describe('the time for a text grows no faster than its length', { timeout: 120_000 }, () => {
  test('in each text rule: the table has all of them', () => {
    expect(Object.keys(rules).sort()).toEqual(
      listTextRules()
        .filter((name) => !withoutWork.includes(name))
        .sort(),
    );
    expect(requestTexts.length).toBeGreaterThan(30);
  });

  test.each([...Object.entries(rules), ...Object.entries(furtherRules)])('in %s', (_, rule) => {
    expect(findSlowInputs(rule)).toEqual([]);
  });

  test.each(requestTexts)('in %s', (_, rule) => {
    expect(findSlowInputs(rule)).toEqual([]);
  });

  test('and a pattern with backtracking is found', () => {
    expect(findSlowInputs((name) => name.replace(/[ .]+$/, ''))).not.toEqual([]);
  });
});
