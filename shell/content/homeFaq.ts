export const homeFaq = {
  title: 'Frequently Asked Questions',
  lead: 'What nearly everybody asks in the first call. Is yours missing?',
  link: { label: 'Ask us', to: '/contact' },
  items: [
    {
      question: 'How long does a project take?',
      answer:
        'Typically 2-4 months from kick-off to launch. A focused first version can be out sooner; a platform with many integrations takes longer. You get a date with the written scope, before you commit.',
    },
    {
      question: 'How do you price a project?',
      answer:
        'At a fixed price when the scope is clear, by the month when it will change as you learn. Both start with a free 30-minute consultation and a written estimate that lists what is in and what is not.',
    },
    {
      question: 'Who owns the code and the designs?',
      answer:
        'You do. Repository, design files and cloud accounts are in your name from the first day, so you can move to another team whenever you like.',
    },
    {
      question: 'What happens after launch?',
      answer:
        'We watch the system, fix what breaks and ship improvements under a monthly agreement that you can cancel. If your own team takes over, we hand over with documentation and shared working days.',
    },
  ],
} as const;
