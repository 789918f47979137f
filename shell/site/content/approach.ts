import { actions } from 'shared-content/content';

export const approach = {
  title: 'Four steps from idea to launch',
  lead: 'You can stop after any step and keep the work so far.',
  steps: [
    {
      title: 'Discovery & Planning',
      text: 'In the first two weeks, we map the goal, the users and the risks. They end in a written scope, a price and a date.',
    },
    {
      title: 'Team Assembly',
      text: 'The engineers from your first call bring in the rest. You meet everyone before work starts in week three.',
    },
    {
      title: 'Development & Testing',
      text: 'From the fourth week on, there’s a working build to click through every week, with automated tests behind it.',
    },
    {
      title: 'Launch & Support',
      text: 'We practice the release first, then monitor, fix and improve for as long as you want us.',
    },
  ],
  actions: [actions.startProject, { label: 'Learn More', to: '/about', about: 'about the company' }],
} as const;
