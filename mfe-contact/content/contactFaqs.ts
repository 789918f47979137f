import {
  company,
  facts,
  promises,
  sentences,
  services,
  smallestPrices,
  warranty,
} from 'shared-content/content';

const { duration, people } = facts;
const { prices, assurances, terms } = company;
const discovery = smallestPrices[services.customWeb.slug] ?? '';

export const contactFaqs = {
  title: 'Before you write',
  lead: 'What clients ask us in a first message.',
  items: [
    {
      question: 'How long does a project take, and what does it cost?',
      answer: `${promises.usualProject} A simple app is done in ${duration.simple}; a complex enterprise system takes ${duration.complex} and ${prices.complexSystem}. An engineer on your own team costs ${prices.engineerMonth} a month, and care for a running system ${prices.careMonth}. If the scope isn’t clear yet, you start with discovery, a small paid project${discovery && ` (for a web application, from ${discovery})`}. Its plan is yours, whoever builds it.`,
    },
    {
      question: 'How do we pay, and what if something changes?',
      answer: sentences(
        `A fixed price is paid ${terms.milestones}. Open-ended work is paid by the month.`,
        terms.currency,
        terms.change,
        terms.delay,
        warranty,
      ),
    },
    {
      question: 'How do you keep what we send you safe?',
      answer: sentences(
        'We sign a non-disclosure agreement before you send anything confidential, and a data processing agreement before we see data about people. Only colleagues who need it can read your message; exports, changes and erasures are logged.',
        assurances.ownSecurity,
        assurances.certificates,
        assurances.insurance,
      ),
    },
    {
      question: 'Who does the work, who owns it, and under which law?',
      answer: sentences(
        `Our own ${people.staff} people, and specialists from our bench where needed. You know them by name, and contract with us alone. Repository, designs and accounts are ${promises.inYourName}, and the rights pass to you with payment. The law of Bangladesh applies unless our agreement names another; it can also name arbitration, for example in Singapore.`,
        assurances.benchEmployment,
        assurances.references,
      ),
    },
  ],
} as const;
