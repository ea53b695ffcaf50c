import type { GuidanceTable } from './table.ts';

export const fieldGuidance: GuidanceTable = {
  Button: {
    when: ['Something happens on this page: save, send, cancel.', 'Once per view as primary.'],
    whenNot: ['To go to another page: use ButtonLink or Link.', 'As a label without an action.'],
    words: ['A verb and its object: “Cancel appointment”.', 'Never “OK”, “Yes” or “Submit”.'],
    alsoCalled: ['submit', 'call to action', 'CTA'],
  },
  ButtonLink: {
    when: ['The next step is another page and matters as much as a button.'],
    whenNot: ['Inside a sentence: use Link.', 'To change something: use Button.'],
    words: ['The page or the step it leads to: “Find a Doctor”.'],
    alsoCalled: ['link button', 'anchor button'],
  },
  IconButton: {
    when: ['A sign that everyone knows and that has no room for a word: close, attach, scroll.'],
    whenNot: [
      'There is room for a word: use Button.',
      'For the main action of a page: use Button.',
    ],
    words: ['The label is the sentence that a button would have: “Close menu”.'],
    alsoCalled: ['close button', 'toolbar button'],
  },
  TextField: {
    when: ['One line of free text: a name, an email address.'],
    whenNot: [
      'For phone numbers, passwords, codes or counts: each has its own field.',
      'For several lines: use TextArea.',
    ],
    words: [
      'Label: the noun, “Full name”.',
      'An example goes into the help text, since a placeholder disappears.',
      'Error: what is missing, “Name must be at least 2 characters”.',
    ],
    alsoCalled: ['input', 'text box', 'text input'],
  },
  TextArea: {
    when: ['Several lines of free text: a reason, notes for the doctor.'],
    whenNot: ['For one line: use TextField.', 'For messages with files: use Composer.'],
    words: ['Say what helps the reader: “What should the doctor know beforehand?”'],
    alsoCalled: ['multiline', 'text box', 'textarea'],
  },
  PhoneField: {
    when: ['An Indian mobile number, with +91 in front and digits in groups.'],
    whenNot: ['To show a number: write it as text or as a Link.'],
    alsoCalled: ['telephone', 'mobile number', 'tel input'],
  },
  PasswordField: {
    when: ['A password to log in, or a new one. People can show what they type.'],
    whenNot: ['For a code from an SMS or an app: use OtpInput.'],
    words: ['State the rule before people type: “At least 6 characters”.'],
    alsoCalled: ['secret', 'passphrase'],
  },
  OtpInput: {
    when: ['The code of six digits from an SMS or an authenticator app.'],
    whenNot: [
      'For a PIN or password that people choose: use PasswordField.',
      'A recovery code is possible, too: use CodeField.',
    ],
    words: [
      'Name the number that got the code.',
      'Error: “That code is not right”, and how to get another.',
    ],
    alsoCalled: ['one-time code', 'PIN input', 'verification code'],
  },
  NumberField: {
    when: ['A small count that people step up and down: hours, people.'],
    whenNot: [
      'For digits that are no count, such as a PIN code: use TextField.',
      'The exact value does not matter: use Slider.',
    ],
    alsoCalled: ['stepper', 'spinbutton', 'quantity'],
  },
  DateField: {
    when: ['A date that people know by heart, such as a date of birth.'],
    whenNot: [
      'For a day to book: use DateChips.',
      'For days of leave: use ScheduleEditor, which has a calendar.',
    ],
    words: ['An example in the help text: “For example: 27 3 1988”.'],
    alsoCalled: ['date picker', 'date input', 'birthday'],
  },
  SearchField: {
    when: ['To filter a list on the same page while people type.'],
    whenNot: ['To search doctors by place and keyword: use SearchBox.'],
    alsoCalled: ['filter', 'search bar', 'search input'],
  },
  Select: {
    when: ['One of five or more known options.', 'As a chip: a filter above a list.'],
    whenNot: ['Up to four options: use RadioGroup.', 'Hundreds of options: use ComboBox.'],
    words: ['Options begin alike and differ in the first word.', 'The empty option says “Any”.'],
    alsoCalled: ['dropdown', 'listbox', 'picker', 'filter chip'],
  },
  NativeSelect: {
    when: [
      'One of several known options, in a dialog.',
      'As a row: settings below each other, each with its label beside it.',
    ],
    whenNot: ['Outside of dialogs: use Select.', 'Options that people compare: use RadioGroup.'],
    words: ['A hidden label says what is chosen and for whom.'],
    alsoCalled: ['select box', 'drop-down list'],
  },
  ComboBox: {
    when: ['Free text with suggestions: a city, an area, a specialty.'],
    whenNot: ['Only listed values are allowed: use Select.'],
    words: ['Help text says what can be typed.', 'No suggestion fits: say so and keep the text.'],
    alsoCalled: ['autocomplete', 'typeahead', 'suggestions'],
  },
  RadioGroup: {
    when: ['One of two to four options that people compare.'],
    whenNot: ['More than four options: use Select.', 'Yes or no alone: use Checkbox.'],
    words: ['The group’s label is the question, each option an answer.'],
    alsoCalled: ['radio buttons', 'segmented control', 'option cards'],
  },
  Checkbox: {
    when: ['Yes or no to one statement: a consent, “Remember me”.'],
    whenNot: [
      'For one of several: use RadioGroup.',
      'For something that happens at once: use Button.',
    ],
    words: ['A statement that is true when checked: “I agree to the terms”.'],
    alsoCalled: ['toggle', 'switch', 'tick box', 'consent'],
  },
  Slider: {
    when: ['A value that people judge by its effect, such as the size of a picture.'],
    whenNot: ['The exact number matters: use NumberField.'],
    alsoCalled: ['range', 'zoom'],
  },
  TextList: {
    when: ['A few short texts of one kind, each in its own field: degrees, languages.'],
    whenNot: ['For one text: use TextField.', 'To show a list: use LedgerList.'],
    alsoCalled: ['repeatable field', 'tag input', 'multiple values'],
  },
  Form: {
    when: [
      'Fields that are sent together. It checks them by a schema and focuses the first error.',
    ],
    whenNot: ['In a dialog: use FormDialog.', 'For a search that needs no check: use SearchField.'],
    words: ['One submit button, whose words say what is sent.'],
    alsoCalled: ['validation', 'useValidatedForm'],
  },
  Field: {
    when: ['To build a new text field: it adds label, help text and error to an input.'],
    whenNot: ['For one that exists: use TextField, TextArea, PhoneField or PasswordField.'],
    alsoCalled: ['form field', 'label', 'form control'],
  },
  FieldNotes: {
    when: ['The help text and the error below an input that is not made with Field.'],
    whenNot: ['In a text field: Field has them.', 'An error without help text: use ErrorLine.'],
    alsoCalled: ['help text', 'hint', 'helper text'],
  },
  ErrorLine: {
    when: ['The error of one control that has no help text: a checkbox, a group.'],
    whenNot: ['With a help text: use FieldNotes.', 'For the whole form: use FormAlert.'],
    alsoCalled: ['field error', 'validation message'],
  },
  NotReadyNote: {
    when: [
      'A page’s code needs longer than a second, and its form cannot be sent yet. Form shows it.',
    ],
    whenNot: ['The server is slow: use isPending of Button.'],
  },
};
