import type { GuidanceTable } from './table.ts';

export const messageGuidance: GuidanceTable = {
  AttachmentCard: {
    when: ['A file in a message: its name, kind and size, and how to open it.'],
    whenNot: ['For a picture: use MessagePicture.', 'Before it is sent: use ChosenFile.'],
    alsoCalled: ['file', 'document', 'download'],
  },
  AttachmentPicker: {
    when: ['The button that opens the file dialog of the device.'],
    whenNot: [
      'For the whole input of messages: use Composer.',
      'For a profile picture: use PictureField.',
    ],
    alsoCalled: ['file input', 'upload', 'file picker'],
  },
  BlockDialog: {
    when: ['Before a person is blocked in a conversation.'],
    whenNot: ['To report a message: use ReportDialog, which can block as well.'],
    alsoCalled: ['confirmation'],
  },
  ChatBubble: {
    when: ['One message of a conversation.'],
    whenNot: [
      'For a date between messages: use DayDivider.',
      'For a notice of the system: use ConnectionNotice.',
    ],
    words: ['What people wrote, unchanged.', 'Below it: the time and the status as a word.'],
    alsoCalled: ['message', 'speech bubble', 'chat'],
  },
  ChosenFile: {
    when: ['A file that is chosen and not sent, with a button that removes it.'],
    whenNot: ['After sending: use AttachmentCard.'],
    alsoCalled: ['attachment preview', 'upload'],
  },
  Composer: {
    when: ['To write a message and to attach one file.'],
    whenNot: ['For notes of a visit: use VisitForm.'],
    words: [
      'The label names the person who gets it.',
      'A wrong file: which types and sizes are possible.',
    ],
    alsoCalled: ['message input', 'chat input', 'reply box'],
  },
  ConnectionNotice: {
    when: ['Above a conversation: live messages are not connected.'],
    whenNot: ['For the whole product: use OfflineNotice.', 'For old data: use RefetchNotice.'],
    alsoCalled: ['offline', 'reconnecting'],
  },
  ConversationHeader: {
    when: ['The head of a conversation: the person, the way back, and what people do next.'],
    whenNot: ['Beside a call: ThreadPane leaves it out.'],
    alsoCalled: ['chat header', 'toolbar'],
  },
  ConversationOptions: {
    when: ['The menu of a conversation: visits, block, report.'],
    whenNot: ['For the options of the inbox: use InboxOptions.'],
    alsoCalled: ['kebab menu', 'more actions'],
  },
  DayDivider: {
    when: ['Between messages of two days.'],
    whenNot: ['Between parts of a page: use StitchRule.'],
    alsoCalled: ['date separator'],
  },
  InboxItem: {
    when: ['One conversation in the inbox: person, last message, unread count.'],
    whenNot: ['On the dashboard: use MessagesSheet.'],
    alsoCalled: ['conversation row', 'list item'],
  },
  InboxList: {
    when: ['All conversations, with search, skeleton, error and empty state.'],
    whenNot: ['For the latest two: use MessagesSheet.'],
    alsoCalled: ['conversation list', 'chat list'],
  },
  InboxOptions: {
    when: ['The menu of the inbox, which chooses the 12-hour or the 24-hour clock.'],
    whenNot: ['For one conversation: use ConversationOptions.'],
    alsoCalled: ['kebab menu', 'settings'],
  },
  MessageList: {
    when: ['The messages of a conversation. It opens at the first unread and follows new ones.'],
    whenNot: [
      'For other long lists: use IncrementalList.',
      'With header and input: use ThreadPane.',
    ],
    alsoCalled: ['chat log', 'thread', 'conversation'],
  },
  MessagePicture: {
    when: ['A picture in a message, which loads when it is near and opens in full size.'],
    whenNot: ['For other files: use AttachmentCard.', 'For a portrait: use Avatar.'],
    alsoCalled: ['image', 'photo', 'thumbnail', 'lightbox'],
  },
  MessagesSheet: {
    when: ['On the patient’s dashboard: the latest two conversations.'],
    whenNot: ['For all of them: use InboxList.'],
    alsoCalled: ['inbox preview', 'widget'],
  },
  MessageText: {
    when: ['The text of a message. Web addresses in it become links.'],
    whenNot: ['For texts of the product: use plain text and Link.'],
    alsoCalled: ['linkify'],
  },
  NewMessagesBar: {
    when: ['New messages arrived below the part that people read.'],
    whenNot: ['For a number at a control: use CountBadge.'],
    alsoCalled: ['jump to latest', 'unread'],
  },
  PictureDialog: {
    when: ['To crop a chosen profile picture before it is uploaded.'],
    whenNot: ['To look at a picture: use MessagePicture.'],
    alsoCalled: ['crop', 'image editor'],
  },
  ReportDialog: {
    when: ['To report a conversation or one message to the people who run the product.'],
    whenNot: ['To stop messages of a person: use BlockDialog.'],
    alsoCalled: ['abuse', 'flag'],
  },
  StatusTicks: {
    when: ['The status of a message that the user sent: pending, delivered, read or failed.'],
    whenNot: ['For the status of a visit: use StatusTag.'],
    alsoCalled: ['read receipt', 'double check'],
  },
  CountBadge: {
    when: ['The number of unseen replies at a control, such as the account.'],
    whenNot: ['In a sentence or a menu: use Tag.', 'At one row: use NewMark.'],
    alsoCalled: ['notification badge', 'unread count'],
  },
  NewMark: {
    when: ['A row that changed since the user last saw it.'],
    whenNot: ['For a number: use CountBadge.', 'For a status: use StatusTag.'],
    alsoCalled: ['badge', 'unread'],
  },
};
