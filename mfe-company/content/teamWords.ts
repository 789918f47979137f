import { facts } from 'shared-content/content';
import type { SocialKind } from './team';

/** The text around the team: its heading, the overlay's labels, the names of the seven kinds of link. */
export const teamWords = {
  title: 'The people you’d work with',
  lead: `Eight of our ${facts.people.staff} colleagues. Choose one to read more.`,
  open: 'View profile',
  close: 'Close profile',
  education: 'Education',
  application: 'Applications',
  experience: 'Experience',
  skills: 'Skills',
  socials: 'Links',
} as const;

/** In the order of the overlay. */
export const socialNames: Readonly<Record<SocialKind, string>> = {
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
  email: 'Email',
  website: 'Website',
  researchgate: 'ResearchGate',
  orcid: 'ORCID',
  google_scholar: 'Google Scholar',
};
