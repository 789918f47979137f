import { facts } from 'shared-content/content';

/** The page's text for applicants, in place of its text for clients. */
export const applicant = {
  /** `subject` is the job's name. */
  title: (subject: string) => `Apply: ${subject}`,
  /** For an unknown job, or none. */
  openTitle: 'Apply to work with us',
  lead: 'Tell us what you’ve done and what you’re best at. Someone from the team you’d join reads it.',
  form: 'Apply here',
  steps: [
    { title: 'You write', text: 'A few sentences and a link to your CV or your work are enough.' },
    {
      title: `You hear ${facts.reply} that it’s here`,
      text: `Someone from the team you’d join reads it and decides ${facts.applicationReview}.`,
    },
    {
      title: 'You talk to the team',
      text: 'A 30-minute video call, a small task, then half a day at the office.',
    },
  ],
} as const;
