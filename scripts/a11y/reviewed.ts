import { emptyOnPurpose } from './empty-on-purpose.ts';
import type { Reviewed } from './review.ts';

/** An entry that matches nothing fails the full run. */
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
    story: 'flows-chat--',
    why: 'As on the screen of messages: the title stands clear of the field below it.',
  },
  {
    rule: 'color-contrast?',
    where: 'h1',
    story: 'ui-pageheading--display',
    why: 'The tall line of the name reaches over the edge of its box; it stands on the ground alone.',
  },
  {
    rule: 'color-contrast?',
    where: '[role="dialog"] h2, [role="application"] ~ p',
    story: 'components-picturedialog--by-keyboard',
    why: 'The enlarged picture reaches under it, where its window cuts it off; the words stand on the dialog.',
  },
  {
    rule: 'color-contrast?',
    where: '[role="dialog"] :is(p, li)',
    story: 'screens-',
    why: 'Its lines lie over several things of the page behind, all covered by the dialog, on whose own ground they measure well.',
  },
  {
    rule: 'color-contrast?',
    where: '[role="dialog"] p',
    story: 'components-requestlist--decline',
    why: 'It lies over several requests of the list behind, all covered by the dialog, on whose own ground it measures well.',
  },
  {
    rule: 'clipped',
    where:
      'input[placeholder="City, town or area"], input[placeholder="Search by name or address"]',
    look: '200%',
    why: 'At twice the text size a phone has room for its beginning, which says what to type; listeners hear all of it.',
  },
  {
    rule: 'clipped',
    where: 'li > p:has(+ div svg)',
    why: 'A card shows two lines of what a doctor writes; its link leads to the whole of it.',
  },
  {
    rule: 'color-contrast?',
    where: 'img[src$="payment-card.svg"] ~ p, img[src$="payment-card.svg"] ~ p > span',
    why: 'On the picture of a card, which is dark all over; it says nothing that the form does not.',
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
    where: 'p:has(> bdi) + p',
    story: 'components-bookingsummary--',
    why: 'The tall line of the time reaches over the date; their letters stand clear of each other.',
  },
  {
    rule: 'color-contrast?',
    where: 'p:has(> bdi) + p',
    story: 'screens-bookingscreen--',
    why: 'As in the summary: the tall line of the time reaches over the date.',
  },
  {
    rule: 'color-contrast?',
    where: 'main h2',
    story: 'screens-bookingscreen--loading-times',
    why: 'The tall line of the title reaches over the places of the times above it; its letters stand clear of them.',
  },
  {
    rule: 'color-contrast?',
    where: 'div:has(+ button) > p, p[role="alert"]',
    story: 'screens-bookingscreen--',
    why: 'The bar at the foot of a phone lies over several parts of the page; its words stand on its own ground.',
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
    where: 'ol > li h3 + p',
    story: 'components-todaytimeline--',
    why: 'The agenda shows two lines of why somebody comes; the visit has all of it.',
  },
  {
    rule: 'clipped',
    where: 'ol > li h3 + p',
    story: 'screens-doctordashboardscreen--',
    why: 'The agenda shows two lines of why somebody comes; the visit has all of it.',
  },
  {
    rule: 'color-contrast?',
    where: '[role="log"] *',
    story: 'components-messagelist--',
    why: 'Where older pages come, or a conversation is far longer than a screen, it cannot be brought into view one by one; bubbles measure well in view.',
  },
  {
    rule: 'color-contrast?',
    where: 'span',
    story: 'components-recommendedshare--',
    why: 'The tall line of the figure reaches over the bar below it; its letters stand clear of it.',
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
    story: 'components-inboxlist--long-and-hindi-names',
    why: 'The tall line of the name reaches over it; its letters stand clear of it.',
  },
  {
    rule: 'video-caption?',
    where: 'video[aria-label="Your camera"]',
    why: 'Somebody’s own camera shows them to themselves, without sound.',
  },
  {
    rule: 'color-contrast?',
    where: 'h1',
    story: 'pages-patient--messages',
    why: 'As on the screen of messages: the title stands clear of the field below it.',
  },
  {
    rule: 'color-contrast?',
    where: 'div:has(+ button) > p',
    story: 'pages-patient--booking',
    why: 'The bar at the foot of a phone lies over several parts of the page; its words stand on its own ground.',
  },
  {
    rule: 'color-contrast?',
    where: '[aria-label^="Notifications"] span',
    story: 'pages-',
    why: 'A notice lies over several parts of the page for a while; its words stand on its own ground.',
  },
  {
    rule: 'clipped',
    where: 'ol > li h3 + p',
    story: 'pages-doctor--dashboard',
    why: 'The agenda shows two lines of why somebody comes; the visit has all of it.',
  },
  {
    rule: 'clipped',
    where: 'ol > li h3 + p',
    story: 'pages-queue--queue-booking-as-doctor',
    why: 'The agenda shows two lines of why somebody comes; the visit has all of it.',
  },
  {
    rule: 'color-contrast?',
    where: 'button > span[aria-hidden]',
    story: 'director-demostrip--',
    why: 'An arrow in the colour of the word beside it, which measures well.',
  },
  ...emptyOnPurpose.map((one) => ({ rule: 'content', where: 'body', ...one })),
];
