import { actions } from 'shared-content/content';

export const approach = {
  title: 'Four steps from idea to launch',
  lead: 'You can stop after any step and keep the work so far.',
  steps: [
    {
      title: 'Discovery & Planning',
      text: 'Weeks one and two end in a clickable prototype, a written scope, a price and a date. If the scope isn’t clear yet, they’re a small paid project.',
    },
    {
      title: 'Team Assembly',
      text: 'You meet the whole team, on a call in English, before development starts in week three.',
    },
    {
      title: 'Development & Testing',
      text: 'From week four on, there’s a tested build to click through every week.',
    },
    {
      title: 'Launch & Support',
      text: 'We monitor, fix and improve for as long as you want us.',
    },
  ],
  actions: [actions.startProject, { label: 'Learn More', to: '/about', about: 'about the company' }],
} as const;
