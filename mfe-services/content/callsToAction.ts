import { company } from 'shared-content/content';
import type { Action } from 'shared-content/ui';

/** The labels that specification 2.13 allows for a service page's first button; all lead to /contact. */
type ContactLabel =
  | "Let's Talk"
  | 'Get Started'
  | 'Start Your Project'
  | 'Start Your Store'
  | 'Start Your Campaign'
  | 'Start Your Project with AI'
  | 'Start a Project'
  | 'Get a Free Consultation'
  | 'Get a Free Quote'
  | 'Get a Free Strategy Session';

/** Labels of the second button; all lead to /projects. */
type WorkLabel = 'See Our Work' | 'View Portfolio' | 'View Our Works';

export const toContact = (label: ContactLabel, look?: Action['look']): Action => ({
  label,
  to: '/contact',
  ...(look && { look }),
});

export const toProjects = (label: WorkLabel): Action => ({ label, to: '/projects', look: 'secondary' });

/** The external scheduling page: 30 minutes, free. */
export const toBooking = (): Action => ({
  label: 'Book a Free Consultation',
  to: company.bookingUrl,
  look: 'booking',
});
