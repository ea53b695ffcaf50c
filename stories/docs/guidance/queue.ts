import type { GuidanceTable } from './table.ts';

export const queueGuidance: GuidanceTable = {
  CancelQueueDialog: {
    when: ['Before a booking of a helper is cancelled. It says what is refunded.'],
    whenNot: ['For a visit: use CancelDialog.'],
    alsoCalled: ['confirmation', 'refund'],
  },
  FreelancerAside: {
    when: ['The narrow column of a helper’s profile: price, how it works, book.'],
    whenNot: ['During the booking: use QueueTotals.', 'For a doctor: use BookingAside.'],
    alsoCalled: ['sidebar', 'price box'],
  },
  FreelancerCard: {
    when: ['A queue helper in a list of results.'],
    whenNot: ['On the dashboard: use SkipTheQueue.', 'For a doctor: use DoctorCard.'],
    alsoCalled: ['queue helper', 'profile card'],
  },
  FreelancerFacts: {
    when: ['In the card of a helper: place, days and services.'],
    whenNot: ['On the profile: use FactStrip and LedgerList.'],
  },
  FreelancerFilters: {
    when: ['Above a list of helpers: city and day.'],
    whenNot: ['For doctors: use DoctorFilters.'],
    alsoCalled: ['filter bar'],
  },
  FreelancerHero: {
    when: ['The head of a helper’s profile, with the h1.'],
    whenNot: ['In a list: use FreelancerCard.', 'For a doctor: use DoctorHero.'],
    alsoCalled: ['profile header'],
  },
  HoursHint: {
    when: ['The chosen hours are not free: shorter hours or another start that are.'],
    whenNot: ['For a doctor’s full day: use FullDayHelp.'],
    alsoCalled: ['conflict', 'suggestion'],
  },
  QueueProgress: {
    when: ['A helper queues for the patient, from payment to the end.'],
    whenNot: ['For a wait of seconds: use Spinner.', 'For the steps of a form: use BookingStep.'],
    words: ['Each step says what has happened.', 'Token and people ahead as figures.'],
    alsoCalled: ['stepper', 'timeline', 'tracking', 'progress'],
  },
  QueueReceipt: {
    when: ['The receipt of a paid helper, to read and to print.'],
    whenNot: ['Before the payment: use QueueTotals.', 'For a visit: use VisitSlip.'],
    alsoCalled: ['invoice', 'bill'],
  },
  QueueRow: {
    when: ['One booking of a helper in a list.'],
    whenNot: ['For a visit: use VisitRow.', 'For all its steps: use QueueProgress.'],
    alsoCalled: ['list item'],
  },
  QueueStatusTag: {
    when: ['The status of a helper’s booking, from draft to done.'],
    whenNot: ['For a visit: use StatusTag.', 'With times and token: use QueueProgress.'],
    alsoCalled: ['badge', 'chip'],
  },
  QueueTotals: {
    when: ['Before a payment: helper, hours and total, like a slip.'],
    whenNot: ['After the payment: use QueueReceipt.', 'For a visit: use BookingSummary.'],
    alsoCalled: ['order summary', 'checkout', 'price'],
  },
  SkipTheQueue: {
    when: ['On the patient’s dashboard: one helper who is free.'],
    whenNot: ['On a hospital’s page: use SkipTheQueueForHospital.'],
    alsoCalled: ['promotion', 'teaser'],
  },
  BankDialog: {
    when: ['In the demo: the question that a bank asks before a card is charged.'],
    whenNot: ['With a real payment provider, which shows its own.'],
    alsoCalled: ['3-D Secure'],
  },
  DemoCardForm: {
    when: ['In the demo: card number, expiry and code. It sends a token, never the number.'],
    whenNot: ['With a real payment provider, which has its own fields.'],
    alsoCalled: ['credit card', 'checkout'],
  },
  PaymentActions: {
    when: ['The end of each way to pay: error, button with the amount, and cancellation terms.'],
    whenNot: ['It is not known if the payment went through: use PaymentDoubt.'],
    alsoCalled: ['pay button', 'checkout'],
  },
  PaymentDoubt: {
    when: ['It is not known yet if a payment went through.'],
    whenNot: ['It was refused: use PaymentActions with an error.'],
    words: ['Say that no one is charged twice.'],
    alsoCalled: ['timeout', 'pending payment'],
  },
  PaymentMethodChoice: {
    when: ['Card or UPI, before the form of either.'],
    whenNot: ['For other choices: use RadioGroup.'],
    alsoCalled: ['payment method', 'option cards'],
  },
  UpiPanel: {
    when: ['A payment by UPI: a QR code, a link to the app, and the time that is left.'],
    whenNot: ['For a card: use DemoCardForm.', 'For a QR code alone: use QrCode.'],
    alsoCalled: ['UPI', 'scan to pay'],
  },
};
