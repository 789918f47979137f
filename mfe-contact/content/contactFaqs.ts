import { company } from 'shared-content/content';

export const contactFaqs = {
  title: 'Before you write',
  lead: 'What clients ask us most often in a first message.',
  items: [
    {
      question: 'How long does a project take?',
      answer:
        'Simple apps take 2-3 months from the first workshop to launch. Complex enterprise systems take 6-8 months. You get a plan with dates after discovery, before the build starts.',
    },
    {
      question: 'What should my first message say?',
      answer:
        'Who will use the software, what they do today without it, and any date that cannot move. If you have a budget range, pick it in the form: it tells us whether to propose a first version or the whole system.',
    },
    {
      question: 'Who owns the code?',
      answer:
        'You do. Source code, designs and accounts are in your name from the first commit, and we sign a non-disclosure agreement before you send anything confidential.',
    },
    {
      question: 'Do you look after the software once it is live?',
      answer: `Yes. Most clients keep a support agreement with us for monitoring, security updates and small changes. If your own team takes over, we hand over documentation and stay reachable at ${company.email}.`,
    },
  ],
} as const;
