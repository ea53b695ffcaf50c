export interface Guidance {
  when: readonly string[];
  whenNot: readonly string[];
  words: readonly string[];
}

export const guidance: Readonly<Record<string, Guidance>> = {
  Button: {
    when: ['Something happens on this page: save, send, cancel.', 'Once per view as primary.'],
    whenNot: ['To go to another page: use ButtonLink or Link.', 'As a label without an action.'],
    words: ['A verb and its object: “Cancel appointment”.', 'Never “OK”, “Yes” or “Submit”.'],
  },
  ButtonLink: {
    when: ['The next step is another page and matters as much as a button.'],
    whenNot: ['Inside a sentence: use Link.', 'To change something: use Button.'],
    words: ['The page or the step it leads to: “Find a Doctor”.'],
  },
  Link: {
    when: ['To go to another page or another place on this one.'],
    whenNot: ['To change something: use Button.', 'For the main step of a page: use ButtonLink.'],
    words: [
      'Words that make sense alone: “See your appointments”.',
      'Never “here” or “click here”.',
    ],
  },
  TextField: {
    when: ['One line of free text: a name, an email address.'],
    whenNot: ['For phone numbers, passwords, codes or counts: each has its own field.'],
    words: [
      'Label: the noun, “Full name”.',
      'An example goes into the help text, since a placeholder disappears.',
      'Error: what is missing, “Name must be at least 2 characters”.',
    ],
  },
  Select: {
    when: ['One of five or more known options.', 'As a chip: a filter above a list.'],
    whenNot: ['Up to four options: use RadioGroup.', 'Hundreds of options: use ComboBox.'],
    words: ['Options begin alike and differ in the first word.', 'The empty option says “Any”.'],
  },
  ComboBox: {
    when: ['Free text with suggestions: a city, an area, a specialty.'],
    whenNot: ['Only listed values are allowed: use Select.'],
    words: ['Help text says what can be typed.', 'No suggestion fits: say so and keep the text.'],
  },
  RadioGroup: {
    when: ['One of two to four options that people compare.'],
    whenNot: ['More than four options: use Select.', 'Yes or no alone: use Checkbox.'],
    words: ['The group’s label is the question, each option an answer.'],
  },
  OtpInput: {
    when: ['The code of six digits from an SMS.'],
    whenNot: ['For a PIN or password that people choose: use PasswordField.'],
    words: [
      'Name the number that got the code.',
      'Error: “That code is not right”, and how to get another.',
    ],
  },
  Dialog: {
    when: [
      'A question that must be answered before anything else.',
      'A short form about this page.',
    ],
    whenNot: ['To inform: use ToastRegion or FormAlert.', 'For a long form: use a page.'],
    words: [
      'Title: the question, “Cancel this appointment?”',
      'Buttons: the two answers, the safe one first.',
    ],
  },
  Tabs: {
    when: ['Two to five views of the same thing, one at a time.'],
    whenNot: ['Steps in an order.', 'Contents that people compare side by side.'],
    words: ['One or two nouns: “Overview”, “Reviews”.', 'A count may follow the noun.'],
  },
  ToastRegion: {
    when: ['Something succeeded and the page does not show it.'],
    whenNot: [
      'For errors that need an action: use FormAlert or ErrorState.',
      'For news that must stay.',
    ],
    words: ['One sentence in the past tense: “Your schedule is saved.”'],
  },
  FormAlert: {
    when: ['The server refused a form.'],
    whenNot: ['One field is wrong: the field says so.', 'A page cannot load: use ErrorState.'],
    words: ['What happened and what to do: “This time has just been taken. Choose another one.”'],
  },
  Tag: {
    when: ['A status or a short fact about one thing.'],
    whenNot: ['To filter or to press: use Select or Button.', 'With colour as the only sign.'],
    words: ['One or two words: “Pending”, “Video call”.'],
  },
  Avatar: {
    when: ['A person in a list, a chat or on a ticket.'],
    whenNot: ['For a hospital: use HospitalPicture.', 'For a logo or an icon.'],
    words: ['The name is beside it. If it is not, the avatar says it.'],
  },
  EmptyState: {
    when: ['A list has loaded and has nothing in it.'],
    whenNot: ['It is still loading: use Skeleton.', 'It failed to load: use ErrorState.'],
    words: ['What is missing, then the next step: “No appointments found”, “Find a Doctor”.'],
  },
  ErrorState: {
    when: ['A page or a part of it cannot load.'],
    whenNot: ['A form was refused: use FormAlert.', 'Old data can stay: use RefetchNotice.'],
    words: ['What failed: “The doctors could not be loaded”.', 'The button says “Try again”.'],
  },
  Skeleton: {
    when: ['Content of a known shape is on its way.'],
    whenNot: ['A button is working: use its isPending.', 'The shape is unknown: use Spinner.'],
    words: ['None on the screen. The page announces that it is loading.'],
  },
  DoctorCard: {
    when: ['A doctor in a list of results.'],
    whenNot: ['For one doctor on a page of their own: use DoctorHero.'],
    words: ['Name with title, specialty, then facts: years, languages, fee.', 'No praise.'],
  },
  DateChips: {
    when: ['One of the next days that a doctor works.'],
    whenNot: ['For a day far away or in the past.'],
    words: [
      'Weekday, day, month: “Wed 25 Nov”.',
      'A full day says “Full”, not only its colour.',
      'Free times as a number: “5 free”. Nothing while it is unknown.',
    ],
  },
  SlotPicker: {
    when: ['A time on a chosen day.'],
    whenNot: [
      'The day is not chosen: show DateChips first.',
      'For the hours of a doctor: use ScheduleEditor.',
    ],
    words: ['Times in lower case: “10:30 am”.', 'Below them: India Standard Time.'],
  },
  ConfirmBar: {
    when: ['The end of a booking on a phone.'],
    whenNot: ['On a desktop: BookingSummary has the button.'],
    words: [
      'The choice so far, then “Confirm”.',
      'One line until something is chosen: “Choose a date and a time”.',
    ],
  },
  AppointmentRow: {
    when: ['One visit in a list, for the patient or the doctor.'],
    whenNot: [
      'The next visit on a dashboard: use NextVisitBanner.',
      'A confirmation: use VisitSlip.',
    ],
    words: ['The other person, the time, the kind of visit.', 'The actions of its status only.'],
  },
  ChatBubble: {
    when: ['One message of a conversation.'],
    whenNot: ['For a date between messages: use DayDivider.', 'For a notice of the system.'],
    words: ['What people wrote, unchanged.', 'Below it: the time and the status as a word.'],
  },
  Composer: {
    when: ['To write a message and to attach one file.'],
    whenNot: ['For notes of a visit: use VisitForm.'],
    words: [
      'The label names the person who gets it.',
      'A wrong file: which types and sizes are possible.',
    ],
  },
  QueueProgress: {
    when: ['A helper queues for the patient, from payment to the end.'],
    whenNot: ['For a wait of seconds: use Spinner.', 'For the steps of a form: use BookingStep.'],
    words: ['Each step says what has happened.', 'Token and people ahead as figures.'],
  },
  HospitalCard: {
    when: ['A hospital in a list of results.'],
    whenNot: ['For the facts on its own page: use HospitalFacts.'],
    words: ['Name, area and city, then what people choose by.'],
  },
  ScheduleEditor: {
    when: ['A doctor changes weekly hours or plans leave.'],
    whenNot: ['To show the hours to patients: use WeeklyAvailability.'],
    words: [
      'Say which visits are outside the new hours before saving.',
      '“Save schedule”, not “Done”.',
    ],
  },
  RecordRow: {
    when: ['One medical record in a list.'],
    whenNot: ['For the whole record: use RecordDocument.'],
    words: ['Diagnosis, doctor and day.', 'No abbreviations that patients do not know.'],
  },
};
