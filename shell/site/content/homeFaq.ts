import { company, facts, promises, sentences, warranty } from 'shared-content/content';

export const homeFaq = {
  title: 'Frequently Asked Questions',
  lead: 'Don’t see yours?',
  link: { label: 'Ask us', to: '/contact' },
  items: [
    {
      question: 'How long does a project take?',
      answer: `Typically ${facts.duration.typical} from kickoff to launch. You get a date before you commit to the build. ${company.terms.delay}`,
    },
    {
      question: 'How do you price a project?',
      answer: `Most projects cost ${company.prices.typicalProject}. With a clear scope, the price is fixed: ${company.terms.milestones}. Otherwise, you pay monthly. ${promises.freeStart}`,
    },
    {
      question: 'Who owns the code and the designs?',
      answer: `You do, once it’s paid for. Repository, designs and accounts are ${promises.inYourName}. Open-source parts keep their own licenses, and our ready-made products are licensed to you.`,
    },
    {
      question: 'What happens after launch?',
      answer: sentences(warranty, promises.care, 'Or your own team takes over, with the documentation.'),
    },
  ],
} as const;
