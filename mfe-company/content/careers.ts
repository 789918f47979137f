import { company, contactAbout, facts, sentences, statNotes, stats } from 'shared-content/content';
import type { Accent } from 'shared-content/ui';

/** The content of /careers, except the openings. */
export const careers = {
  hero: {
    title: 'Join Our Team',
    lead: 'You work on systems in daily use, in a team small enough that everyone knows what you built. In Uttara, Dhaka, we work Monday to Friday and close at five. Evening calls with the Americas and on-call duty are voluntary and paid.',
    actions: [
      { label: 'See Open Roles', to: '#openings' },
      { label: 'Ask Us Anything', to: contactAbout('careers') },
    ],
  },
  day: {
    title: 'A Tuesday here',
    entries: [
      { time: '8:00', text: 'Tea, then code review with a clear head' },
      { time: '9:30', text: 'Stand-up, ten minutes, and we do stand' },
      { time: '9:45', text: 'Focus time, with no meetings before lunch' },
      { time: '1:00', text: 'We eat together at the long table' },
      { time: '3:00', text: 'Client demo, where you show what you built' },
      { time: '5:00', text: 'Laptops close' },
    ],
  },
  stats: [stats.team, stats.employeeSatisfaction, stats.countries, stats.excellence],
  statsNote: statNotes.colleagues,
  benefits: {
    title: 'What you get on top of your salary',
    lead: 'The six that colleagues say they’d miss most.',
  },
  openings: {
    title: 'Current Openings',
    lead: 'Both roles are in Dhaka. If you meet most of the requirements but not all, apply.',
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
    lead: 'Four steps in about three weeks. You hear from us after each, whatever the answer.',
    steps: [
      {
        title: 'Application Review',
        text: `You hear ${facts.reply} that it has arrived. Someone from your future team decides ${facts.applicationReview}.`,
      },
      {
        title: 'Initial Interview',
        text: 'We talk for 30 minutes by video about your work, our work and your questions.',
      },
      {
        title: 'Technical Assessment',
        text: 'You get a task like those of the job, for two hours at most.',
      },
      {
        title: 'Final Interview',
        text: sentences(
          'You spend half a day at the office with future colleagues, and hear our decision within three days.',
          company.assurances.assessmentPay,
        ),
      },
    ],
  },
  closing: {
    title: 'Don’t see your role?',
    text: `Write what you do best, here or to ${company.careerEmail}. If you’d like it to count for later openings, say so; we keep it for at most a year.`,
    actions: [
      { label: 'Send an Open Application', to: '/contact?job=open-application' },
      { label: 'Meet the Team', to: '/about' },
    ],
  },
} as const;

export interface Benefit {
  readonly title: string;
  readonly text: string;
  readonly color: Accent;
  /** The benefit in days, drawn below the text. */
  readonly drawing?: 'week' | 'leave' | 'fridays';
  /** Or as a figure. */
  readonly figure?: string;
}

export const benefits: readonly Benefit[] = [
  {
    title: 'Two days from home',
    text: 'You pick the days; the other three are at the office.',
    color: 'jade',
    drawing: 'week',
  },
  {
    title: 'Health cover for the family',
    text: 'Hospital and outpatient insurance covers you, your spouse and your children.',
    color: 'coral',
    figure: 'From month 1',
  },
  {
    title: 'A share of the profit',
    text: 'In a good year, everyone gets a share, besides the two festival bonuses.',
    color: 'lily',
    figure: 'Every good year',
  },
  {
    title: 'Leave that gets taken',
    text: 'You have 20 paid days of annual leave, besides public holidays, sick and casual leave. In November, we check in with anyone who has more than five left.',
    color: 'lagoon',
    drawing: 'leave',
  },
  {
    title: 'Learning with a budget',
    text: 'We pay for courses, books and exams, and two afternoons a month are yours to study.',
    color: 'amber',
    drawing: 'fridays',
  },
  {
    title: 'Tools you choose',
    text: 'You pick the laptop, the second screen and the chair, and we pay.',
    color: 'iris',
    figure: 'Every 3 years',
  },
];

/** The target of an application: the contact page, with the job's id. */
export const applyPath = (opening: { readonly id: string }): `/${string}` => `/contact?job=${opening.id}`;

/** The drawings beside the benefits: letters inside the marks, and a caption. */
export const benefitDrawings: Readonly<
  Record<NonNullable<Benefit['drawing']>, { readonly caption: string; readonly letters?: readonly string[] }>
> = {
  week: { letters: ['M', 'T', 'W', 'T', 'F'], caption: 'A week, two days of it at home' },
  leave: { caption: '20 days, each of them yours' },
  fridays: { caption: 'Two Friday afternoons in four weeks' },
};
