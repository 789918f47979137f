import { company, facts } from 'shared-content/content';

export const contactIntro = {
  title: 'Get In Touch',
  lead: `What do you want to build, fix or replace? An engineer answers ${facts.reply}, and the first call and a written estimate are free.`,
  stepsTitle: 'What happens next',
  steps: [
    { title: 'You write', text: 'A few sentences or rough notes are enough.' },
    {
      title: `We answer ${facts.reply}`,
      text: 'With questions, a first opinion and a time to talk.',
    },
    {
      title: 'You get a written estimate',
      text: 'It says what we’d build, how long that takes and what it costs. You can stop after this step or any later one.',
    },
    ...(company.referenceCall ? [{ title: 'You check our references', text: company.referenceCall }] : []),
  ],
  /** The person who reads messages, with a sample answer. */
  answers: {
    name: 'Lamia Tasnuva',
    role: 'one of the engineers who answer',
    picture:
      'A first answer with two questions, “10 to 14 weeks, $28,000 to $36,000” and a time to talk, the morning after you wrote',
  },
  directTitle: 'Rather talk?',
  direct: [
    { icon: 'calendar', value: 'Book a free 30-minute call', to: company.bookingUrl },
    { icon: 'mail', value: company.email, to: `mailto:${company.email}` },
    { icon: 'phone', value: company.phone.label, to: company.phone.href },
  ],
} as const;
