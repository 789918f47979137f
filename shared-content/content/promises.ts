import { company } from './company';
import { facts } from './facts';

/** Promises that several pages make; each stands once, here, so that no two pages promise different things. */
export const promises = {
  usualProject: `Most projects take ${facts.duration.typical} and cost ${company.prices.typicalProject}.`,
  freeStart: 'The first call and a written estimate are free.',
  stop: 'You can stop after any step and keep what you’ve paid for.',
  /** What a running system costs after the warranty. */
  care: `For ${company.prices.careMonth} a month, we add security updates and tested backups.`,
  /** Of what is made for a client; the rights follow with payment. */
  inYourName: 'in your name from the first commit',
} as const;
