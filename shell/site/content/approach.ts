import { actions, promises } from 'shared-content/content';

export const approach = {
  title: 'Four steps from idea to launch',
  lead: promises.stop,
  steps: [
    {
      title: 'Discovery & Planning',
      text: 'Two paid weeks end in a clickable prototype, a scope, a price and a date. Skip them if your scope is clear.',
    },
    {
      title: 'Team Assembly',
      text: 'You meet the whole team on a call, in English, and can ask for a change.',
    },
    {
      title: 'Development & Testing',
      text: 'You try a tested build each week and say what to change.',
    },
    {
      title: 'Launch & Support',
      text: 'We launch it with you, then run, fix and improve it for as long as you want us.',
    },
  ],
  actions: [actions.startProject, { label: 'Learn More', to: '/about', about: 'about the company' }],
} as const;
