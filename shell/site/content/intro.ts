import { statNotes, stats } from 'shared-content/content';

export const intro = {
  title: 'A team that stays to fix what it built',
  paragraphs: [
    'Projects fail when the scope isn’t written down, the team keeps changing, or the demo comes too late. We set up the company to prevent all three.',
    `We’re ${stats.team.number} people, with a vetted bench for larger projects, and you talk to the engineers who write your code. If you’re in the Americas, we work while you sleep.`,
  ],
  link: { label: 'How we work and who we are', to: '/about' },
  stats: [stats.years, stats.projects, stats.clientSatisfaction, stats.industries],
  statsNote: statNotes.work,
} as const;
