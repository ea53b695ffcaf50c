import type { GuidanceTable } from './table.ts';

export const layoutGuidance: GuidanceTable = {
  Page: {
    when: ['The content of every page, as wide as the header. Once per page.'],
    whenNot: ['For a band across the whole window, as on the landing page.'],
    alsoCalled: ['container', 'wrapper', 'layout'],
  },
  PageHeading: {
    when: ['The h1 of a page. Once per page.'],
    whenNot: ['For a part of the page: use SectionHeading, DashboardSection or TextSection.'],
    words: ['The same words as in the link that leads here.'],
    alsoCalled: ['h1', 'title'],
  },
  SectionHeading: {
    when: ['A part of the landing page, with a line above its heading.'],
    whenNot: ['On pages for work: use DashboardSection.', 'In a long text: use TextSection.'],
    alsoCalled: ['h2', 'eyebrow', 'kicker'],
  },
  TextSection: {
    when: ['A chapter of a long text, such as the terms, that a link can lead to.'],
    whenNot: ['For data with actions: use DashboardSection.'],
    alsoCalled: ['prose', 'article'],
  },
  Stack: {
    when: ['Things one below the other, with equal gaps.'],
    whenNot: ['Side by side: use Inline.', 'For a page with a narrow column: use Columns.'],
    alsoCalled: ['vertical', 'flex column', 'list', 'spacing'],
  },
  Inline: {
    when: ['Things side by side that wrap if there is no room: buttons, an icon and its text.'],
    whenNot: ['One below the other: use Stack.', 'For a page with a narrow column: use Columns.'],
    alsoCalled: ['row', 'horizontal', 'flex', 'cluster'],
  },
  Columns: {
    when: ['A page with a main part and a narrow one beside it, from 1024 px.'],
    whenNot: [
      'For equal parts, such as cards: a list with a grid.',
      'For small things: use Inline.',
    ],
    alsoCalled: ['grid', 'sidebar', 'two columns'],
  },
  Slip: {
    when: ['A summary that looks like a printed ticket: a booking, a receipt.'],
    whenNot: ['For one of many in a list: use a row, such as VisitRow.'],
    alsoCalled: ['card', 'ticket', 'paper'],
  },
  StitchRule: {
    when: ['Between two parts of one page that have no heading between them.'],
    whenNot: ['Between rows of a list, which have their own lines.'],
    alsoCalled: ['divider', 'separator', 'hr'],
  },
  Icon: {
    when: ['An icon of lucide beside a word. Screen readers skip it.'],
    whenNot: [
      'As a button: use IconButton.',
      'On a coloured ground beside a heading: use BlockIcon.',
    ],
    alsoCalled: ['glyph', 'svg', 'lucide'],
  },
  VisuallyHidden: {
    when: ['Words that only screen readers need: the name in “Book again with Dr. Krishnan”.'],
    whenNot: ['For words that help everyone: show them.'],
    alsoCalled: ['sr-only', 'screen reader text'],
  },
  ClientOnly: {
    when: ['A text that depends on the time now, in a page that is rendered at build time.'],
    whenNot: ['For fixed dates and times: they need no wrapper.'],
    alsoCalled: ['no SSR', 'hydration'],
  },
  IncrementalList: {
    when: ['A list that can have more than 100 items. It renders more near its end.'],
    whenNot: ['For messages: use MessageList.', 'For short lists: a plain ul.'],
    alsoCalled: ['infinite scroll', 'virtual list', 'pagination', 'load more'],
  },
  Avatar: {
    when: ['A person in a list, a chat or on a ticket.'],
    whenNot: ['For a hospital: use HospitalPicture.', 'For a logo or an icon.'],
    words: ['The name is beside it. If it is not, the avatar says it.'],
    alsoCalled: ['portrait', 'profile picture', 'photo'],
  },
  BlockIcon: {
    when: ['A printed sign beside a heading or in a row: a specialty, a feature.'],
    whenNot: ['Beside a word in a line: use Icon.'],
    alsoCalled: ['illustration', 'feature icon'],
  },
  Carousel: {
    when: ['A few cards of equal weight on the landing page, such as specialties.'],
    whenNot: [
      'For content that everyone must see: list it.',
      'For the specialties of the landing page: use SpecialtyCarousel.',
    ],
    alsoCalled: ['slider', 'slideshow', 'gallery'],
  },
  Rating: {
    when: ['A number of stars from 0 to 5, with the number of reviews.'],
    whenNot: [
      'A person may have no reviews yet: use PersonRating.',
      'For a percentage: use RecommendedShare.',
    ],
    alsoCalled: ['stars', 'score'],
  },
  Breadcrumbs: {
    when: ['The way back from a page that is below a list: a doctor, a record.'],
    whenNot: [
      'For pages of the menu, which are not below another.',
      'For the steps of a booking: use BookingStep.',
    ],
    alsoCalled: ['path', 'trail', 'back link'],
  },
  Link: {
    when: ['To go to another page or another place on this one.'],
    whenNot: ['To change something: use Button.', 'For the main step of a page: use ButtonLink.'],
    words: [
      'Words that make sense alone: “See your appointments”.',
      'Never “here” or “click here”.',
    ],
    alsoCalled: ['anchor', 'hyperlink'],
  },
  Tabs: {
    when: ['Two to five views of the same thing, one at a time.'],
    whenNot: ['Steps in an order.', 'Contents that people compare side by side.'],
    words: ['One or two nouns: “Overview”, “Reviews”.', 'A count may follow the noun.'],
    alsoCalled: ['tab list', 'tab panel'],
  },
};
