import type { GuidanceTable } from './table.ts';

export const homeGuidance: GuidanceTable = {
  AboutBand: {
    when: ['The band on the landing page that says what the product is for.'],
    whenNot: ['For more than a sentence: use TextSection on the About page.'],
    alsoCalled: ['mission', 'banner'],
  },
  AppFeatures: {
    when: ['The features on the landing page, beside a picture of a booked visit.'],
    whenNot: ['For the steps of a booking: use HowItWorks.'],
    alsoCalled: ['feature list', 'benefits'],
  },
  HowItWorks: {
    when: ['The three steps on the landing page: find, book, meet.'],
    whenNot: ['For the first steps of a new patient: use FirstDay.'],
    alsoCalled: ['steps', 'onboarding'],
  },
  JourneyBanner: {
    when: ['The last band of the landing page, about the app that is to come.'],
    whenNot: ['For a notice with an action: use NoticeBar.'],
    alsoCalled: ['call to action', 'app download'],
  },
  SearchBox: {
    when: ['To search doctors by place and keyword, with suggestions.'],
    whenNot: ['To filter what is on the page: use SearchField.'],
    alsoCalled: ['search bar', 'autocomplete', 'location'],
  },
  SupportEcosystem: {
    when: ['The logos of partners on the landing page.'],
    whenNot: ['For people: use Avatar.'],
    alsoCalled: ['logo wall', 'partners', 'clients'],
  },
};
