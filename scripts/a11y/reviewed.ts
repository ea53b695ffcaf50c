import { emptyOnPurpose } from './empty-on-purpose.ts';
import type { Reviewed } from './review.ts';

/** What was looked at. An entry that no story needs any more makes the whole run fail. */
export const reviewed: readonly Reviewed[] = [
  {
    rule: 'aria-hidden-focus?',
    where: '[data-aria-hidden], [data-radix-focus-guard]',
    why: 'What lies behind an open dialog, and its edges: the dialog keeps the focus to itself.',
  },
  {
    rule: 'clipped',
    where: 'a[data-state="read"] span[dir="auto"], a[data-state="unread"] span[dir="auto"]',
    why: 'One line previews a message, with an ellipsis; its row leads to the whole of it.',
  },
  {
    rule: 'clipped',
    where: '[aria-labelledby="dashboard-messages"] p[dir="auto"]',
    why: 'One line previews a message, with an ellipsis; its row leads to the whole of it.',
  },
  {
    rule: 'color-contrast?',
    where: 'h1',
    story: 'screens-messagesscreen--',
    why: 'The tall line of the title reaches under the search field; its letters stand clear of it.',
  },
  {
    rule: 'color-contrast?',
    where: 'h1',
    story: 'ui-pageheading--display',
    why: 'The tall line of the name reaches over the edge of its box; it stands on the ground alone.',
  },
  {
    rule: 'color-contrast?',
    where: '[role="tab"]',
    story: 'ui-tabs--too-many-for-a-phone',
    why: 'Tabs that a phone has no room for are scrolled to; they look as those in view.',
  },
  {
    rule: 'color-contrast?',
    where: '[role="dialog"] *',
    why: 'A dialog that is higher than the window scrolls; its words are measured where it is not.',
  },
  {
    rule: 'clipped',
    where: 'li > p:has(+ div svg)',
    why: 'A card shows two lines of what a doctor writes; its link leads to the whole of it.',
  },
  {
    rule: 'color-contrast?',
    where: 'p, span',
    story: 'components-cardpicture--',
    why: 'Pale letters on a card that is dark all over; the picture says nothing that the form does not.',
  },
  {
    rule: 'clipped',
    where: 'span',
    story: 'components-cardpicture--long-name',
    why: 'A card has one line for a name; the whole of it is in the field beside the picture.',
  },
  {
    rule: 'clipped',
    where: '[role="group"][aria-label="Attached file"] bdi',
    why: 'Two lines of a file name; the button beside it says all of it.',
  },
  {
    rule: 'color-contrast?',
    where: 'main p, main h2',
    story: 'screens-bookingscreen--',
    why: 'It lies under the bar at the foot of a phone until it is scrolled to; there it stands on the ground.',
  },
  {
    rule: 'color-contrast?',
    where: '[role="log"] *',
    story: 'screens-messagesscreen--',
    why: 'It lies under the bars over and below a conversation until it is scrolled to; bubbles measure well in view.',
  },
  {
    rule: 'color-contrast?',
    where: 'p > span:last-child',
    story: 'screens-hospitalscreen--long-name',
    why: 'The tall line of the minutes reaches over the words below them; their letters stand clear of it.',
  },
  {
    rule: 'color-contrast?',
    where: 'section > * p',
    story: 'screens-messagesscreen--long-name',
    why: 'The tall line of the name reaches over it; its letters stand clear of it.',
  },
  {
    rule: 'clipped',
    where: 'section bdi',
    story: 'screens-messagesscreen--long-name',
    why: 'A conversation gives a name two lines; the inbox and the profile have the whole of it.',
  },
  {
    rule: 'clipped',
    where: 'li p',
    story: 'components-todaytimeline--',
    why: 'The agenda shows two lines of why somebody comes; the visit has all of it.',
  },
  {
    rule: 'clipped',
    where: 'p',
    story: 'screens-doctordashboardscreen--',
    why: 'The agenda shows two lines of why somebody comes; the visit has all of it.',
  },
  {
    rule: 'color-contrast?',
    where: 'main p, main span',
    story: 'screens-paymentscreen--',
    why: 'Letters on the picture of a card, which is dark all over; the form beside it says the same.',
  },
  {
    rule: 'color-contrast?',
    where: '[role="log"] *',
    story: 'components-messagelist--',
    why: 'It lies beyond the edge of a conversation or under its bar until it is scrolled to; in view it measures well.',
  },
  {
    rule: 'color-contrast?',
    where: 'p, span',
    story: 'components-democardform--',
    why: 'Pale letters on the picture of a card, which is dark all over; the form says the same.',
  },
  {
    rule: 'color-contrast?',
    where: 'p, span',
    story: 'components-cardhead--',
    why: 'Pale letters on the picture of a card, which is dark all over.',
  },
  {
    rule: 'color-contrast?',
    where: 'span',
    story: 'components-recommendedshare--',
    why: 'The tall line of the figure reaches over the bar below it; its letters stand clear of it.',
  },
  {
    rule: 'color-contrast?',
    where: 'div > p:last-child',
    story: 'screens-searchscreen--right-to-left',
    why: 'The tall line of the share above reaches over it; its letters stand clear of it.',
  },
  {
    rule: 'color-contrast?',
    where: '[role="group"][aria-label="Filters"] button span',
    why: 'It lies beyond the edge of the row until that is scrolled; there it stands on the ground.',
  },
  {
    rule: 'clipped',
    where: 'bdi',
    story: 'components-conversationheader--long-name',
    why: 'A conversation gives a name two lines; the profile has the whole of it.',
  },
  {
    rule: 'color-contrast?',
    where: 'p',
    story: 'components-conversationheader--long-name',
    why: 'The tall line of the name reaches over it; its letters stand clear of it.',
  },
  {
    rule: 'clipped',
    where: 'bdi',
    story: 'components-inboxitem--long-name',
    why: 'A row gives a name two lines; its profile has the whole of it.',
  },
  {
    rule: 'clipped',
    where: 'bdi',
    story: 'components-inboxlist--long',
    why: 'A row gives a name two lines; its profile has the whole of it.',
  },
  {
    rule: 'color-contrast?',
    where: 'nav span',
    story: 'components-inboxlist--',
    why: 'The tall line of the name reaches over it; its letters stand clear of it.',
  },
  {
    rule: 'video-caption?',
    where: 'video[aria-label="Your camera"]',
    why: 'Somebody’s own camera shows them to themselves, without sound.',
  },
  {
    rule: 'color-contrast?',
    where: 'main h1, main p, main span, [role="log"] *, [aria-label^="Notifications"] span',
    story: 'pages-',
    why: 'As in the stories of its screen: under a bar or a notice until it is scrolled to, or on a card that is dark all over.',
  },
  {
    rule: 'clipped',
    where: 'main p',
    story: 'pages-doctor--',
    why: 'The agenda shows two lines of why somebody comes; the visit has all of it.',
  },
  {
    rule: 'clipped',
    where: 'main p',
    story: 'pages-queue--queue-booking-as-doctor',
    why: 'The agenda shows two lines of why somebody comes; the visit has all of it.',
  },
  {
    rule: 'heading-order?',
    where: 'h1',
    story: 'pages-queue--queue-booking-not-found',
    why: 'The page of a booking that is not there has this one heading.',
  },
  ...emptyOnPurpose.map((one) => ({ rule: 'content', where: 'body', ...one })),
];
