import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatMessage, InboxEntry } from './conversation.ts';
import { searchInbox, type DeviceMessages } from './inbox-search.ts';
import { messageLine, partnerName } from './partner-name.ts';

function message(changes: Partial<ChatMessage>): ChatMessage {
  return {
    clientId: 'message-1',
    seq: 1,
    isOwn: false,
    text: '',
    attachment: null,
    sentAt: '2026-11-21T04:00:00Z',
    status: 'delivered',
    ...changes,
  };
}

const file = {
  id: 'attachment-1',
  name: 'ECG-12-Nov.pdf',
  type: 'application/pdf',
  size: 245_760,
  progress: null,
};

function entry(name: string, lastMessage: ChatMessage | null): InboxEntry {
  return {
    partner: { id: name, name, role: 'doctor', profilePicture: null },
    lastMessage,
    unreadCount: 0,
  };
}

const inbox = [
  entry('Dr. Ananya Krishnan', message({ text: 'Please bring your last ECG report.' })),
  entry('Dr. José Álvares', message({ text: 'Walk 20 minutes\na day.' })),
  entry('Dr. सुनन्दा श्रीवास्तव', message({ text: 'बुखार कैसा है?' })),
  entry('Vikram Chauhan', message({ attachment: file })),
  entry('Dr. Farah Qureshi', null),
];

const none: DeviceMessages = new Map();
const found = (search: string) =>
  searchInbox(inbox, search, none).map(({ partner }) => partner.name);

describe('an inbox search', () => {
  it.each([
    ['krishnan', ['Dr. Ananya Krishnan']],
    ['  KRISH  ', ['Dr. Ananya Krishnan']],
    ['jose alvares', ['Dr. José Álvares']],
    ['JOSÉ', ['Dr. José Álvares']],
    ['minutes a day', ['Dr. José Álvares']],
    ['सुनन्दा', ['Dr. सुनन्दा श्रीवास्तव']],
    ['बुखार', ['Dr. सुनन्दा श्रीवास्तव']],
    ['ecg', ['Dr. Ananya Krishnan', 'Vikram Chauhan']],
    ['report ananya', ['Dr. Ananya Krishnan']],
    ['dr. vikram', ['Vikram Chauhan']],
    ['Krishnan, Ananya', ['Dr. Ananya Krishnan']],
    ['Dr Krishnan', ['Dr. Ananya Krishnan']],
    ['Doctor Ananya', ['Dr. Ananya Krishnan']],
    ['kri\u200bshnan.', ['Dr. Ananya Krishnan']],
    ['ecg 12 nov', ['Vikram Chauhan']],
    ['सनन्दा', []],
    ['ananya walk', []],
    ['xyz', []],
  ])('with the text %j finds %j', (search, names) => {
    expect(found(search)).toEqual(names);
  });

  it.each(['', '   ', '\n'])(
    'with the text %j returns all conversations in inbox order',
    (search) => {
      expect(searchInbox(inbox, search, none)).toEqual(inbox);
    },
  );

  it('finds words of the messages on this device, and shows the latest that has them', () => {
    const older = message({ text: 'Allergic to penicillin since 2019.' });
    const newer = message({ text: 'No penicillin, please. I am allergic.' });
    const last = message({ text: 'Thank you.' });
    const kept: DeviceMessages = new Map([['Dr. Farah Qureshi', [older, newer, last]]]);
    const search = (words: string) => searchInbox(inbox, words, kept);
    expect(search('penicillin allergic')).toEqual([entry('Dr. Farah Qureshi', newer)]);
    expect(search('since 2019')).toEqual([entry('Dr. Farah Qureshi', older)]);
    expect(search('farah')).toEqual([entry('Dr. Farah Qureshi', null)]);
    expect(search('penicillin aspirin')).toEqual([]);
  });

  it('finds a partner by any spelling of the initials', () => {
    const rao = entry('Dr. A. K. Rao', null);
    for (const search of ['AK Rao', 'A.K. Rao', 'A.K.Rao', 'A K Rao'])
      expect(searchInbox([rao], search, none)).toEqual([rao]);
  });

  it('finds a partner by their full name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        const someone = entry(name, null);
        expect(searchInbox([someone], name, none)).toEqual([someone]);
      }),
    );
  });
});

it('only doctors\' names get the title "Dr."', () => {
  expect(partnerName({ name: 'Vikram Chauhan', role: 'doctor' })).toBe('Dr. Vikram Chauhan');
  expect(partnerName({ name: 'Dr. Farah Qureshi', role: 'doctor' })).toBe('Dr. Farah Qureshi');
  expect(partnerName({ name: 'Meera Nair', role: 'patient' })).toBe('Meera Nair');
});

it('a message is shown as one line: its text, or its file name if there is no text', () => {
  expect(messageLine(message({ text: ' Here it is ', attachment: file }))).toBe('Here it is');
  expect(messageLine(message({ text: ' ', attachment: file }))).toBe('ECG-12-Nov.pdf');
  expect(messageLine(message({}))).toBe('');
});
