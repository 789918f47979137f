import { stats } from 'shared-content/content';

export const intro = {
  eyebrow: 'Who we are',
  title: 'A small team that answers for the result',
  paragraphs: [
    'Most software projects fail quietly: a scope nobody wrote down, a team that changes every month, a demo that comes too late. We built our company around avoiding those three.',
    'You talk to the engineers who write your code. You see a working build every week. You own the repository from the first commit, and we stay on after launch for as long as you want us.',
  ],
  link: { label: 'How we work and who we are', to: '/about' },
  stats: [stats.years, stats.projects, stats.clientSatisfaction, stats.industries],
} as const;
