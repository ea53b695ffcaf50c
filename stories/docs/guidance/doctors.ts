import type { GuidanceTable } from './table.ts';

export const doctorGuidance: GuidanceTable = {
  DoctorCard: {
    when: ['A doctor among others who have no order: featured doctors, those of a hospital.'],
    whenNot: [
      'In search results, with price and next free time: use DoctorListing.',
      'For one doctor on a page of their own: use DoctorHero.',
    ],
    words: ['Name with title, specialty, then facts: years, languages, fee.', 'No praise.'],
    alsoCalled: ['profile card', 'tile'],
  },
  DoctorCardList: {
    when: ['Cards of doctors that load: with skeletons, an error and an empty state.'],
    whenNot: ['For search results: use DoctorListing in IncrementalList.'],
    alsoCalled: ['grid', 'card grid'],
  },
  DoctorFacts: {
    when: ['Three figures of a doctor’s profile: years, patients, next day.'],
    whenNot: ['For other facts: use FactStrip.', 'For place and languages: use PracticeList.'],
    alsoCalled: ['stats', 'key figures'],
  },
  DoctorFilters: {
    when: ['Above search results: gender, patient stories, experience.'],
    whenNot: ['For queue helpers: use FreelancerFilters.', 'For one filter: use Select as a chip.'],
    alsoCalled: ['filter bar', 'facets'],
  },
  DoctorHero: {
    when: ['The head of a doctor’s profile, with the h1.'],
    whenNot: ['In a list: use DoctorCard or DoctorListing.', 'For a helper: use FreelancerHero.'],
    alsoCalled: ['profile header'],
  },
  DoctorListing: {
    when: ['A doctor in search results, with all that people compare by.'],
    whenNot: ['Without an order: use DoctorCard.'],
    alsoCalled: ['search result', 'list item'],
  },
  DoctorOverview: {
    when: ['The first tab of a profile: about, education, weekly hours.'],
    whenNot: ['For one of them: use EducationList or WeeklyAvailability.'],
    alsoCalled: ['biography'],
  },
  DoctorSkeletons: {
    when: ['Doctors are loading: one skeleton each for card, result, profile and booking.'],
    whenNot: ['For other shapes: build one with Skeleton.'],
    alsoCalled: ['loading placeholder'],
  },
  EducationList: {
    when: ['The degrees of a doctor, with the place of each.'],
    whenNot: ['For other facts: use LedgerList.', 'To edit them: use TextList.'],
    alsoCalled: ['degrees', 'qualifications'],
  },
  LatestReview: {
    when: ['One review beside a doctor’s profile, to read before the tab with all.'],
    whenNot: ['For all reviews: use ReviewList.'],
    alsoCalled: ['testimonial', 'quote'],
  },
  PersonRating: {
    when: ['The stars of a doctor or helper, or “No reviews yet”.'],
    whenNot: ['For a hospital: use Rating.', 'For the share who recommend: use RecommendedShare.'],
    alsoCalled: ['stars', 'score'],
  },
  PracticeFacts: {
    when: ['In a search result: years, place, fee and hospital, one line each.'],
    whenNot: ['On a profile: use PracticeList.'],
  },
  PracticeList: {
    when: ['On a profile: practice, place, fee and languages, each with a second line.'],
    whenNot: ['In a search result: use PracticeFacts.'],
  },
  RecommendedShare: {
    when: ['The percentage of patients who recommend a doctor.'],
    whenNot: ['For stars: use PersonRating.'],
    alsoCalled: ['bar', 'percent', 'recommendation'],
  },
  ReviewList: {
    when: ['All reviews of a doctor or helper, newest first.'],
    whenNot: ['For one: use LatestReview.'],
    alsoCalled: ['comments', 'feedback'],
  },
  SpecialtyCard: {
    when: ['One specialty in the carousel of the landing page.'],
    whenNot: ['For a feature of the product: use AppFeatures.'],
    alsoCalled: ['tile', 'arch'],
  },
  SpecialtyCarousel: {
    when: ['The specialties on the landing page. Its four cards are fixed by the specification.'],
    whenNot: ['For other cards: use Carousel.'],
    alsoCalled: ['slider', 'slideshow'],
  },
  VerificationNotice: {
    when: ['For doctors who are not verified: the reason, and the next step.'],
    whenNot: [
      'They lack hours or a specialty: use ListingHint.',
      'For their patients: use DoctorAway.',
    ],
    alsoCalled: ['registration', 'warning'],
  },
  WeeklyAvailability: {
    when: ['For patients: the weekly hours of a doctor or helper.'],
    whenNot: ['For the doctor: use AvailabilityGrid.', 'For a day to book: use DateChips.'],
    alsoCalled: ['opening hours', 'timetable'],
  },
  YourDoctors: {
    when: ['On the dashboard: doctors whom the patient has visited, to book again.'],
    whenNot: ['For doctors to choose from: use DoctorCardList.'],
    alsoCalled: ['favourites', 'book again'],
  },
  HospitalCard: {
    when: ['A hospital in a list of results.'],
    whenNot: ['For the facts on its own page: use HospitalFacts.'],
    words: ['Name, area and city, then what people choose by.'],
    alsoCalled: ['clinic', 'waiting time'],
  },
  HospitalFacts: {
    when: ['The address and phone number of a hospital.'],
    whenNot: ['With picture, rating and waiting time: use HospitalCard.'],
    alsoCalled: ['address', 'contact'],
  },
  HospitalPicture: {
    when: ['A photo of a building, or a sign if there is none.'],
    whenNot: ['For a person: use Avatar.', 'For a picture in a message: use MessagePicture.'],
    alsoCalled: ['photo', 'image'],
  },
  SkipTheQueueForHospital: {
    when: ['On a hospital’s page: helpers who queue there.'],
    whenNot: ['On the dashboard: use SkipTheQueue.', 'For a list of all: use FreelancerCard.'],
  },
};
