import { actions } from 'shared-content/content';

export const approach = {
  title: 'Four steps from idea to launch',
  lead: 'Most projects run like this. You can stop after any step and keep what’s been made.',
  steps: [
    {
      title: 'Discovery & Planning',
      text: 'We map the goal, the users and the risks. You’ll have a written scope, a price and a date at the end.',
    },
    {
      title: 'Team Assembly',
      text: 'The engineers from your first call bring in the rest of the team, and you’ll meet everyone. They stay past launch.',
    },
    {
      title: 'Development & Testing',
      text: 'You get a working build to click through every week, with automated tests behind each change.',
    },
    {
      title: 'Launch & Support',
      text: 'We rehearse the release, then monitor, fix and improve for as long as you want us.',
    },
  ],
  actions: [actions.startProject, { label: 'Learn More', to: '/about', about: 'about the company' }],
} as const;
