import { actions, company, facts, promises, sentences, statNotes, stats } from 'shared-content/content';

const { onCall } = company;

/** The content of /about, except the team. */
export const about = {
  hero: {
    eyebrow: `About ${company.name}`,
    title: 'Software from Dhaka, by engineers who stay after launch',
    lead: 'We design, build and run systems for clinics, shops, schools and factories. An engineer takes your first call, and engineers who know your system run it for as long as you keep us on.',
  },
  picture: 'Five of the team at the office’s long table by night, under lamps shaped like water lilies',
  story: {
    title: 'Our Story',
    badge: { number: stats.years.number, label: stats.years.label },
    paragraphs: [
      `${company.name} began at a borrowed table in Uttara with three engineers, two laptops, and a clinic that was losing bookings because its schedule lived in a paper folder. Six weeks later the folder was gone. The clinic’s owner told two friends, and we could rent a table of our own.`,
      `We still talk to a system’s users before we design it, and show working software every week. For ${onCall.whom}, ${onCall.who} is on call ${onCall.when}.`,
      sentences(
        `Today there are ${facts.people.staff} of us: engineers, designers, marketers and delivery managers. Larger teams draw on a vetted bench of ${facts.people.bench} specialists, under the same agreement.`,
        company.assurances.benchEmployment,
      ),
    ],
    figures: [stats.projects, stats.industries, stats.clientSatisfaction, stats.countries],
    figuresNote: sentences(statNotes.work, company.assurances.countries),
  },
  quote: {
    words:
      '“The shapla opens at night, when no one is looking, and it’s still open when the first boats go out. That’s the whole idea of running software well.”',
    name: 'Tahmid Arefin',
    role: 'Co-founder and Chief Executive',
  },
  principles: {
    title: 'What we hold on to',
    lead: 'Clients are welcome to quote these back to us.',
    mission: {
      title: 'Our Mission',
      text: 'We build software that people like to use, document it so another team can carry it on, and warn you early when a date is at risk.',
    },
    values: {
      title: 'Our Values',
      text: 'When two good options conflict, four rules decide.',
      points: [
        'Say the bad news first',
        'Show it running',
        'Leave the code clearer than you found it',
        'Own the result after launch',
      ],
    },
    vision: {
      title: 'Our Vision',
      text: 'One day, “built in Bangladesh” will tell a buyer that software was made with care, by people who know the craft.',
    },
  },
  closing: {
    title: 'Bring us the problem you keep postponing',
    text: sentences('Describe what’s slow, manual or fragile.', promises.freeStart, company.referenceCall),
    actions: [actions.startProject, actions.viewWorks],
  },
} as const;
