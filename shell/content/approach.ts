import { actions } from 'shared-content/content';

export const approach = {
  title: 'Four steps from idea to launch',
  lead: 'The same four steps for a two-month app and a two-year platform. You can stop after any of them and keep what was made.',
  steps: [
    {
      title: 'Discovery & Planning',
      text: 'We map the goal, the users and the risks. You get a written scope, a price and a date.',
    },
    {
      title: 'Team Assembly',
      text: 'You meet the people who will do the work. They stay with you until launch.',
    },
    {
      title: 'Development & Testing',
      text: 'A working build to click through every week, with automated tests behind each change.',
    },
    {
      title: 'Launch & Support',
      text: 'A rehearsed release, then monitoring, fixes and improvements for as long as you want us.',
    },
  ],
  actions: [actions.startProject, { label: 'Learn More', to: '/about', about: 'about the company' }],
} as const;
