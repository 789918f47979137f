import { company } from 'shared-content/content';

export const booking = {
  title: 'Easier to explain out loud?',
  text: `Book a free 30-minute call with an engineer, in ${company.languages.replace(' and ', ' or ')}, without slides and without a sales script.`,
  actions: [{ label: 'Book a Free Consultation', to: company.bookingUrl, look: 'booking' }],
} as const;
