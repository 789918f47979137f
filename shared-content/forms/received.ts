import { facts } from '../content/facts';

/** What the mail says that confirms a message: a buyer and an applicant wait for different things. */
export const received = {
  message: `Your message has reached us. We will get back to you ${facts.reply}.`,
  application: `Your application has reached us. Someone from the team you’d join reads it and decides ${facts.applicationReview}.`,
} as const;
