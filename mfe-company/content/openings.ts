import { company, jobTitles, sentences } from 'shared-content/content';
import type { Accent } from 'shared-content/ui';
import marketing from '../assets/openings/digital-marketing-specialist.avif';
import reactNative from '../assets/openings/react-native-developer.avif';

/** A job opening. Its status is always Open (specification, section 3). */
export interface Opening {
  /** Also the anchor on /careers and the value of /contact?job=; shared with the contact form. */
  readonly id: keyof typeof jobTitles;
  readonly title: string;
  readonly department: string;
  readonly type: string;
  readonly location: string;
  readonly experience: string;
  /** A relative date as fixed text. */
  readonly posted: string;
  readonly description: string;
  readonly responsibilities: readonly string[];
  readonly requirements: readonly string[];
  readonly preferred: readonly string[];
  readonly color: Accent;
  /** The typical screen of this role, 480 by 400 (with twice the pixels). */
  readonly picture: string;
}

const getSalary = (id: keyof typeof jobTitles): string => {
  const salary: string = company.salaries[id];
  return salary && `The salary is ${salary} a month.`;
};

export const openings: readonly Opening[] = [
  {
    id: 'react-native-developer',
    title: jobTitles['react-native-developer'],
    department: 'Engineering',
    type: 'Full-time',
    location: 'Dhaka',
    experience: '2+ years',
    posted: '2 weeks ago',
    description: sentences(
      'You build and ship mobile apps for clinics, shops and couriers, with a designer, a backend engineer and the client’s own users. Your apps have to hold up on old phones and weak connections.',
      getSalary('react-native-developer'),
    ),
    responsibilities: [
      'Build screens and offline flows in React Native and TypeScript',
      'Connect apps to REST and GraphQL services',
      'Bring down start-up time, memory and battery use',
      'Release to both stores and watch the crash reports',
    ],
    requirements: [
      '2+ years with React Native and at least one app in a store',
      'Solid TypeScript, and a clear idea of what re-renders and why',
      'Experience with push notifications, deep links and local storage',
      'Working English for client calls and written reviews',
    ],
    preferred: [
      'Some Kotlin or Swift for native modules',
      'Automated tests with Jest and Detox',
      'An app of your own you can show us',
    ],
    color: 'lagoon',
    picture: reactNative,
  },
  {
    id: 'digital-marketing-specialist',
    title: jobTitles['digital-marketing-specialist'],
    department: 'Marketing',
    type: 'Full-time',
    location: 'Dhaka',
    experience: '2-3 years',
    posted: '1 week ago',
    description: sentences(
      `You join our marketing colleagues and put our clients’ products, and our own name, in front of future customers. Half of your time goes to client accounts, half to ${company.name}.`,
      getSalary('digital-marketing-specialist'),
    ),
    responsibilities: [
      'Plan and run search and social campaigns within an agreed budget',
      'Write ads, landing pages and newsletters that don’t sound like ads',
      'Improve structure, content and speed of our clients’ sites',
      'Report monthly on what was spent and what came back',
    ],
    requirements: [
      '2-3 years in digital marketing, at an agency or in-house',
      'Campaigns you’ve planned yourself, with their results',
      'Clear writing in English and Bangla',
      'Comfortable with search, social ads and web analytics tools',
    ],
    preferred: [
      'Experience with software or other business-to-business products',
      'Basic HTML and an eye for page speed',
      'Simple video editing',
    ],
    color: 'lily',
    picture: marketing,
  },
];
