import type { GuidanceTable } from './table.ts';

export const shellGuidance: GuidanceTable = {
  AccountMenu: {
    when: ['The menu behind the user’s name in the header.'],
    whenNot: ['On phones: use MobileMenu.', 'For other menus: use Menu.'],
    alsoCalled: ['user menu', 'profile menu', 'log out'],
  },
  ClockNotice: {
    when: ['The device’s clock differs from the server’s by more than five minutes.'],
    whenNot: ['The device is in another time zone: use ZoneNotice.'],
    alsoCalled: ['banner', 'wrong time'],
  },
  MobileMenu: {
    when: ['The menu of all pages below 1024 px.'],
    whenNot: ['On a desktop: SiteHeader has the links.'],
    alsoCalled: ['hamburger menu', 'drawer', 'navigation'],
  },
  NewVersionNotice: {
    when: ['A new version of the app is there. People choose when to reload.'],
    whenNot: ['For other notices with an action: use NoticeBar.'],
    alsoCalled: ['update', 'banner', 'reload'],
  },
  OfflineNotice: {
    when: ['The device is offline. It is in the shell, so pages do not repeat it.'],
    whenNot: ['The server fails: use RefetchNotice.', 'In a conversation: use ConnectionNotice.'],
    alsoCalled: ['no connection', 'banner'],
  },
  ScrollToTop: {
    when: ['Once in the shell: a way up from the end of a long page.'],
    whenNot: ['To jump within a page: use Link.'],
    alsoCalled: ['back to top'],
  },
  SiteFooter: {
    when: ['The end of every page.'],
    whenNot: ['For the actions of a page: use Inline at its end.'],
    alsoCalled: ['footer', 'sitemap'],
  },
  SiteHeader: {
    when: ['The head of every page: logo, pages, theme, account.'],
    whenNot: ['For the head of a conversation: use ConversationHeader.'],
    alsoCalled: ['header', 'navbar', 'navigation', 'top bar'],
  },
  SkipLink: {
    when: ['First on every page, for the keyboard: it jumps over the header.'],
    whenNot: ['For other jumps: use Link.'],
    alsoCalled: ['skip navigation', 'bypass'],
  },
  ThemeSwitch: {
    when: ['Light or dark, in the header and the menu.'],
    whenNot: ['With “same as my device”: the account has RadioGroup.'],
    alsoCalled: ['dark mode', 'toggle', 'colour scheme'],
  },
  Wordmark: {
    when: ['The name of the product with its sign.'],
    whenNot: ['For names of others: use plain text.'],
    alsoCalled: ['logo', 'brand'],
  },
  AsyncSection: {
    when: ['A section whose data loads: lines, an error or one sentence, else its content.'],
    whenNot: [
      'For a whole page: use PageLoadError and a skeleton.',
      'For a list of its own: use LoadError and EmptyState.',
    ],
    alsoCalled: ['loading', 'Loadable', 'suspense'],
  },
  CardFormIntro: {
    when: ['Above the fields of a card: its picture, and where the number goes.'],
    whenNot: ['For the fields: use DemoCardForm.'],
    alsoCalled: ['credit card'],
  },
  CardPicture: {
    when: ['A bank card that shows what people type. CardFormIntro has it.'],
    whenNot: ['For saved cards, which the product does not have.'],
    alsoCalled: ['credit card'],
  },
  FactStrip: {
    when: ['Up to three short facts of a person, each a figure and its noun.'],
    whenNot: ['More than three, or long ones: use LedgerList.', 'For totals: use VisitCounts.'],
    alsoCalled: ['stats', 'key figures'],
  },
  LedgerList: {
    when: ['Facts with an icon, a title and a second line.'],
    whenNot: [
      'Up to three figures: use FactStrip.',
      'Facts with a name for each: a dl, as in HealthFactsList.',
    ],
    alsoCalled: ['icon list', 'description list'],
  },
  LoadError: {
    when: ['A list or a large part failed to load, or the device is offline.'],
    whenNot: ['A page that may not exist: use PageLoadError.', 'In a section: use AsyncSection.'],
    alsoCalled: ['error', 'retry', 'try again'],
  },
  LoadingLines: {
    when: ['Three grey lines for a section of unknown shape.'],
    whenNot: ['The shape is known: use Skeleton.'],
    alsoCalled: ['skeleton', 'loading placeholder'],
  },
  PageLoadError: {
    when: ['A page about one thing that failed to load or does not exist.'],
    whenNot: ['A list failed: use LoadError.', 'For a visit: use VisitUnavailable.'],
    alsoCalled: ['404', 'not found', 'error page'],
  },
  QrCode: {
    when: ['A link that people scan with another device: UPI, an authenticator app.'],
    whenNot: ['On the same device: offer a Link as well.'],
    alsoCalled: ['scan', 'barcode'],
  },
  RefetchNotice: {
    when: ['Fresh data failed to load, and the old data stays on the screen.'],
    whenNot: ['There is no data: use LoadError.', 'The device is offline: OfflineNotice says so.'],
    alsoCalled: ['stale data', 'out of date', 'refresh'],
  },
};
