import { company } from 'shared-content/content';

export const contactIntro = {
  title: 'Get In Touch',
  lead: 'Tell us what you want to build, fix or replace. An engineer reads every message and answers within 24 hours.',
  stepsTitle: 'What happens next',
  steps: [
    { title: 'You write', text: 'A few sentences are enough. Rough notes are fine.' },
    { title: 'We answer within 24 hours', text: 'With questions, a first opinion and a time to talk.' },
    { title: 'You get a written plan', text: 'Scope, timeline and price, before you commit to anything.' },
  ],
  /** Who reads what comes in; her portrait stands beside it. */
  answers: { name: 'Lamia Tasnuva', role: 'Cloud and DevOps Engineer, answers Monday to Friday' },
  directTitle: 'Rather talk directly?',
  direct: [
    { icon: 'mail', label: 'E-mail', value: company.email, to: `mailto:${company.email}` },
    { icon: 'phone', label: 'Phone', value: company.phone.label, to: company.phone.href },
  ],
} as const;
