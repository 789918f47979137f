import { company, facts } from 'shared-content/content';

const { duration } = facts;
const { prices, onCall } = company;

export const contactFaqs = {
  title: 'Before you write',
  lead: 'What clients ask us most often in a first message.',
  items: [
    {
      question: 'How long does a project take, and what does it cost?',
      answer: `Most projects take ${duration.typical} and cost ${prices.typicalProject}. A simple app is done in ${duration.simple}; a complex enterprise system takes ${duration.complex} and ${prices.complexSystem}. An engineer on your own team costs ${prices.engineerMonth} a month. ${prices.payment}`,
    },
    {
      question: 'What’s free, and when do we start paying?',
      answer:
        'The first call and a written estimate are free: scope, a range of weeks and a range of money, so you can decide whether to go on. If the scope needs real investigation, we’ll offer discovery as a small paid project with a fixed price. It ends in a plan, a firm date and a firm price, and they’re yours whether or not you build with us.',
    },
    {
      question: 'Who owns the code, and how do you treat what we send you?',
      answer:
        'The source code, designs and accounts are in your name from the first commit, and the rights to each part pass to you once it’s paid for. The exception is our own products, which we license. We’ll sign a non-disclosure agreement before you send anything confidential. Just ask for it in your message.',
    },
    {
      question: 'Do you look after the software once it’s live?',
      answer: `Yes. Most clients keep a support agreement with us for monitoring, security updates and small changes. For ${onCall.whom}, ${onCall.who} is on call ${onCall.when}, and answers ${onCall.answer}. If your own team takes over, we’ll hand over documentation and stay reachable at ${company.email}.`,
    },
  ],
} as const;
