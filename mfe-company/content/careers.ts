import { company, stats } from 'shared-content/content';
import type { Accent } from 'shared-content/ui';

/** Everything that /careers says, the openings aside. */
export const careers = {
  hero: {
    title: 'Join Our Team',
    lead: 'Work on systems that thousands of people open every morning, in a team small enough that your name is on what you build. Office in Uttara, Dhaka. Hours that end at five.',
    openings: { label: 'See Open Roles', to: '#openings' },
    contact: { label: 'Ask Us Anything', to: '/contact' },
  },
  day: {
    title: 'A Tuesday here',
    entries: [
      { time: '8:00', text: 'Tea, then code review with a fresh head' },
      { time: '9:30', text: 'Stand-up: ten minutes, standing' },
      { time: '9:45', text: 'Focus time. No meetings before lunch' },
      { time: '1:00', text: 'Lunch together at the long table' },
      { time: '3:00', text: 'Client demo: you show what you built' },
      { time: '5:00', text: 'Laptops closed' },
    ],
  },
  stats: [stats.team, stats.employeeSatisfaction, stats.countries, stats.excellence],
  benefits: {
    title: 'What you get beside the salary',
    lead: 'Six things that people here said they would miss most.',
  },
  openings: {
    title: 'Current Openings',
    lead: 'Two roles, both in Dhaka. If you meet most of the requirements but not all, apply.',
    status: 'Open',
    posted: 'Posted',
    facts: { department: 'Department', type: 'Type', location: 'Location', experience: 'Experience' },
    responsibilities: 'Responsibilities',
    requirements: 'Requirements',
    preferred: 'Preferred',
    apply: 'Apply for This Role',
    read: 'Read the role',
  },
  hiring: {
    title: 'Our Hiring Process',
    lead: 'Four steps, about three weeks. You hear from us after each one, whatever the answer.',
    steps: [
      {
        title: 'Application Review',
        text: 'A person from the team you would join reads it, within five working days.',
      },
      {
        title: 'Initial Interview',
        text: 'Thirty minutes by video: your work so far, our work now, and your questions.',
      },
      {
        title: 'Technical Assessment',
        text: 'A small task close to the real job. Two hours at most, at a time that suits you.',
      },
      {
        title: 'Final Interview',
        text: 'Half a day at the office with future colleagues. The offer follows within three days.',
      },
    ],
  },
  closing: {
    title: 'Your role is not on the list?',
    text: `Tell us what you do best. We keep good applications for a year and write when a place opens. You can also mail ${company.careerEmail}.`,
    actions: [
      { label: 'Send an Open Application', to: '/contact?job=open-application' },
      { label: 'Meet the Team', to: '/about' },
    ],
  },
} as const;

export interface Benefit {
  readonly title: string;
  readonly text: string;
  readonly icon: 'home' | 'learning' | 'health' | 'bonus' | 'leave' | 'tools';
  readonly color: Accent;
  /** What it means in days, drawn beside the text. */
  readonly drawing?: 'week' | 'leave' | 'fridays';
}

export const benefits: readonly Benefit[] = [
  {
    title: 'Two days from home',
    text: 'Pick your days each week. On the other three we sit together, because some problems need a whiteboard.',
    icon: 'home',
    color: 'jade',
    drawing: 'week',
  },
  {
    title: 'Health cover for the family',
    text: 'Hospital and outpatient insurance for you, your spouse and your children, from the first month.',
    icon: 'health',
    color: 'coral',
  },
  {
    title: 'Festival bonuses',
    text: 'Two a year, paid in time for the shopping, and a share in the result of a good year.',
    icon: 'bonus',
    color: 'lily',
  },
  {
    title: 'Leave that gets taken',
    text: 'Twenty paid days beside public holidays. In November we ask whoever still has more than five left why.',
    icon: 'leave',
    color: 'lagoon',
    drawing: 'leave',
  },
  {
    title: 'Learning with a budget',
    text: 'A yearly sum for courses, books and exams, and every second Friday afternoon to use it.',
    icon: 'learning',
    color: 'amber',
    drawing: 'fridays',
  },
  {
    title: 'Tools that you choose',
    text: 'You pick the laptop, the second screen and the chair. We pay, and replace the laptop every three years.',
    icon: 'tools',
    color: 'iris',
  },
];

/** Where an application goes: the contact page, told which job it is about. */
export const applyPath = (opening: { readonly id: string }): `/${string}` => `/contact?job=${opening.id}`;

/** What the drawings beside the benefits show: letters inside the marks, and a line below. */
export const benefitDrawings: Readonly<
  Record<NonNullable<Benefit['drawing']>, { readonly caption: string; readonly letters?: readonly string[] }>
> = {
  week: { letters: ['M', 'T', 'W', 'T', 'F'], caption: 'A week, two days of it at home' },
  leave: { caption: '20 days, each of them yours' },
  fridays: { caption: 'Four weeks, Monday to Friday' },
};
