import type { GuidanceTable } from './table.ts';

export const overlayGuidance: GuidanceTable = {
  Dialog: {
    when: ['A question that must be answered before anything else.'],
    whenNot: [
      'To inform: use ToastRegion or FormAlert.',
      'With fields: use FormDialog.',
      'For a long form: use a page.',
    ],
    words: [
      'Title: the question, “Cancel this appointment?”',
      'Buttons: the two answers, the safe one first.',
    ],
    alsoCalled: ['modal', 'popup', 'lightbox', 'confirmation'],
  },
  FormDialog: {
    when: ['One to three fields that are sent from a dialog: a code, a password.'],
    whenNot: ['A question without fields: use Dialog.', 'For more fields: use Form on the page.'],
    words: ['The submit button repeats the verb of the title.'],
    alsoCalled: ['prompt', 'form in a popup'],
  },
  Menu: {
    when: ['Three or more actions or links behind one button.'],
    whenNot: ['To choose a value: use Select.', 'One or two actions: show them as buttons.'],
    words: ['A verb and its object, or the name of a page.'],
    alsoCalled: ['dropdown menu', 'context menu', 'popover', 'more actions'],
  },
  ToastRegion: {
    when: ['Something succeeded and the page does not show it.'],
    whenNot: [
      'For errors that need an action: use FormAlert or ErrorState.',
      'For a notice that must stay: use NoticeBar.',
    ],
    words: ['One sentence in the past tense: “Your schedule is saved.”'],
    alsoCalled: ['toast', 'snackbar', 'notification'],
  },
  NoticeBar: {
    when: ['A notice of the whole product with one action, above the page: a new version, a call.'],
    whenNot: ['It can disappear after a time: use ToastRegion.', 'For one form: use FormAlert.'],
    words: ['One sentence, then a verb: “A new version is available.” “Reload”'],
    alsoCalled: ['banner', 'alert bar', 'announcement'],
  },
  FormAlert: {
    when: ['The server refused a form.'],
    whenNot: ['One field is wrong: the field says so.', 'A page cannot load: use ErrorState.'],
    words: ['What happened and what to do: “This time has just been taken. Choose another one.”'],
    alsoCalled: ['error message', 'alert', 'inline error'],
  },
  ErrorState: {
    when: ['A page or a part of it cannot load.'],
    whenNot: [
      'A form was refused: use FormAlert.',
      'Old data can stay: use RefetchNotice.',
      'With a Loadable: use LoadError or PageLoadError, which choose the words.',
    ],
    words: ['What failed: “The doctors could not be loaded”.', 'The button says “Try again”.'],
    alsoCalled: ['error page', '404', 'failure'],
  },
  EmptyState: {
    when: ['A list has loaded and has nothing in it.'],
    whenNot: [
      'It is still loading: use Skeleton.',
      'It failed to load: use ErrorState.',
      'In a section of a dashboard: use AsyncSection, which has one line for it.',
    ],
    words: ['What is missing, then the next step: “No appointments found”, “Find a Doctor”.'],
    alsoCalled: ['no results', 'blank slate', 'zero state'],
  },
  Skeleton: {
    when: ['Content of a known shape is on its way.'],
    whenNot: ['A button is working: use its isPending.', 'The shape is unknown: use Spinner.'],
    words: ['None on the screen. The page announces that it is loading.'],
    alsoCalled: ['loading placeholder', 'shimmer', 'ghost'],
  },
  Spinner: {
    when: ['A wait of a few seconds for something without a known shape.'],
    whenNot: [
      'A page or list loads: use Skeleton.',
      'How much is done is known: use ProgressBar.',
      'A button is working: use isPending of Button.',
    ],
    words: ['The label says what is awaited: “Loading messages”.'],
    alsoCalled: ['loader', 'loading', 'busy'],
  },
  ProgressBar: {
    when: ['An upload whose share in percent is known.'],
    whenNot: ['The share is unknown: use Spinner.', 'For the steps of a queue: use QueueProgress.'],
    words: ['The label names the file: “Sending ECG report.pdf”.'],
    alsoCalled: ['upload', 'percent', 'meter'],
  },
  Tag: {
    when: ['A status or a short fact about one thing.'],
    whenNot: [
      'To filter or to press: use Select or Button.',
      'With colour as the only sign.',
      'For the status of a visit: use StatusTag, of a helper: QueueStatusTag.',
    ],
    words: ['One or two words: “Pending”, “Video call”.'],
    alsoCalled: ['badge', 'chip', 'pill', 'label'],
  },
};
