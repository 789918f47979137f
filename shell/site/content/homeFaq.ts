import { company, facts, sentences, warranty } from 'shared-content/content';

export const homeFaq = {
  title: 'Frequently Asked Questions',
  lead: 'What nearly everyone asks on the first call. Don’t see yours?',
  link: { label: 'Ask us', to: '/contact' },
  items: [
    {
      question: 'How long does a project take?',
      answer: `Typically ${facts.duration.typical} from kickoff to launch. Large platforms take longer. You get a date with the written scope, before you commit to the build.`,
    },
    {
      question: 'How do you price a project?',
      answer: `Most projects cost ${company.prices.typicalProject}. When the scope is clear, you get a fixed price. If the scope will change as you learn, you pay monthly. A 30-minute consultation and a rough estimate are free.`,
    },
    {
      question: 'Who owns the code and the designs?',
      answer:
        'You do, once it’s paid for. The repository, design files and cloud accounts are in your name from the first day, so you can move to another team. Only our ready-made products are licensed.',
    },
    {
      question: 'What happens after launch?',
      answer: sentences(
        warranty,
        'Beyond that, we watch the system, fix and improve it under a monthly agreement you can cancel. If your own team takes over, we hand over with documentation. The contact page lists how soon we answer, and which hours we share with yours.',
      ),
    },
  ],
} as const;
