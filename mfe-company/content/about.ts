import { actions, company, facts, stats } from 'shared-content/content';

const { onCall } = company;

/** Everything that /about says, the team aside. */
export const about = {
  hero: {
    eyebrow: `About ${company.name}`,
    title: 'Software from Dhaka, built by people who stay with it',
    lead: 'We design, build and run systems for clinics, shops, schools and banks. An engineer takes your first call, and the people who write your code are the ones who’ll answer the phone after launch.',
  },
  story: {
    title: 'Our Story',
    picture:
      'Three people behind two laptops at a table by night, a yellow paper folder and a glass of tea before them',
    badge: { number: stats.years.number, label: stats.years.label },
    paragraphs: [
      `${company.name} began at a borrowed table in Uttara: three engineers, two laptops, and a clinic that was losing bookings because its schedule lived in a paper folder. Six weeks later the folder was gone. The clinic’s owner told two friends, and we rented our own table.`,
      `We’ve kept the habits of that first job. We talk to the people who’ll use a system before we design it, and we show working software every week. The office closes at five; for ${onCall.whom}, ${onCall.who} is on call ${onCall.when}.`,
      `Today we’re ${facts.people.staff} engineers, designers and delivery managers, with clients on four continents. When a client needs a larger team, we add people from a vetted bench of ${facts.people.bench} specialists. We still turn down work we can’t do well.`,
    ],
    figures: [stats.projects, stats.industries, stats.clientSatisfaction, stats.countries],
  },
  quote: {
    words:
      '“The shapla opens at night, when no one’s looking, and it’s still open when the first boats go out. That’s the whole idea of running software well.”',
    name: 'Tahmid Arefin',
    role: 'Co-founder and Chief Executive',
  },
  principles: {
    title: 'What we hold on to',
    lead: 'These three short texts hang above the tea counter in our office. Clients are welcome to quote them back to us.',
    mission: {
      title: 'Our Mission',
      text: 'We want to give every organization, whatever its size, software its people like to use, delivered on the date we named and documented so anyone can carry it on.',
    },
    values: {
      title: 'Our Values',
      text: 'Four rules decide when two good reasons disagree.',
      points: [
        'Say the bad news first',
        'Show it running',
        'Leave the code clearer than you found it',
        'Own the result after launch',
      ],
    },
    vision: {
      title: 'Our Vision',
      text: 'One day, “built in Bangladesh” will say about software what it has long said about textiles: made with care, at scale, by people who know the craft.',
    },
  },
  closing: {
    title: 'Bring us the problem you keep postponing',
    text: `Tell us what’s slow, manual or fragile today. An engineer will answer ${facts.reply}, and there won’t be a sales script.`,
    actions: [actions.startProject, actions.viewWorks],
  },
} as const;
