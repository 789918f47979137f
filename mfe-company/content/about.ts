import { actions, stats } from 'shared-content/content';

/** Everything that /about says, the team aside. */
export const about = {
  hero: {
    eyebrow: 'About Shapla Systems',
    title: 'Software from Dhaka, built by people who stay with it',
    lead: 'We design, build and run systems for clinics, shops, schools and banks. The engineers you meet in the first call are the ones who write the code and answer the phone after launch.',
  },
  story: {
    title: 'Our Story',
    picture:
      'Three people behind two laptops at a table by night, a yellow paper folder and a glass of tea before them',
    badge: { number: stats.years.number, label: stats.years.label },
    paragraphs: [
      'Shapla Systems began at a borrowed table in Uttara: three engineers, two laptops, and a clinic that lost patients because its booking sheet lived in a paper folder. Six weeks later the folder was gone. The clinic’s owner told two friends, and we rented our own table.',
      'The habits of that first job stayed. We talk to the people who will use the system before we draw it. We show working software every week. When something breaks at night, somebody who knows the code picks up.',
      'Today we are a team of engineers, designers and delivery managers with clients on four continents. We still turn down work that we cannot do well.',
    ],
    figures: [stats.projects, stats.industries, stats.clientSatisfaction, stats.countries],
  },
  quote: {
    words:
      '“The shapla closes at night and opens every morning, whatever the water did in between. That is the whole idea of running software well.”',
    name: 'Tahmid Arefin',
    role: 'Co-founder and Chief Executive',
  },
  principles: {
    title: 'What we hold on to',
    lead: 'Three short texts hang above the tea counter in our office. Clients may hold us to each of them.',
    mission: {
      title: 'Our Mission',
      text: 'To give every organization, whatever its size, software that its people like to use, delivered on the date we named and documented so that anyone can carry it on.',
    },
    values: {
      title: 'Our Values',
      text: 'Four rules decide when two good reasons disagree.',
      points: [
        'Say the bad news first',
        'Show it running rather than on slides',
        'Leave the code clearer than we found it',
        'Own the result after launch',
      ],
    },
    vision: {
      title: 'Our Vision',
      text: 'That “built in Bangladesh” tells a buyer the same about software as it has long told about textiles: made with care, at scale, by people who know the craft.',
    },
  },
  closing: {
    title: 'Bring us the problem you keep postponing',
    text: 'Tell us what is slow, manual or fragile today. You will hear from an engineer within 24 hours, not from a sales script.',
    actions: [actions.startProject, actions.viewWorks],
  },
} as const;
