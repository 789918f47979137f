import { company, facts } from 'shared-content/content';

export const homeFaq = {
  title: 'Frequently Asked Questions',
  lead: 'This is what nearly everyone asks on the first call. Don’t see yours?',
  link: { label: 'Ask us', to: '/contact' },
  items: [
    {
      question: 'How long does a project take?',
      answer: `Typically ${facts.duration.typical} from kickoff to launch. Large platforms take longer: our four published case studies took 4 to 8 months. You’ll get a date with the written scope, before you commit to the build.`,
    },
    {
      question: 'How do you price a project?',
      answer: `Most projects cost ${company.prices.typicalProject}. When the scope is clear, you get a fixed price. When it’ll change as you learn, you pay by the month. A 30-minute consultation and a rough estimate are free. Detailed discovery is paid, and you keep what it produces.`,
    },
    {
      question: 'Who owns the code and the designs?',
      answer:
        'You do, once it’s paid for. The repository, design files and cloud accounts are in your name from the first day, so you can move to another team whenever you like. Our ready-made products are licensed instead.',
    },
    {
      question: 'What happens after launch?',
      answer:
        'We watch the system, fix what breaks and ship improvements under a monthly agreement you can cancel. Our office is open Monday to Friday; outside those hours, an engineer on call takes the alarms. If your own team takes over, we’ll hand over with documentation.',
    },
  ],
} as const;
