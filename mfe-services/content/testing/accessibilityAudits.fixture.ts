import { services, stats } from 'shared-content/content';
import tall from '../../assets/scenes/ux-ui-design-tall.avif';
import wide from '../../assets/scenes/ux-ui-design-wide.avif';
import wide2x from '../../assets/scenes/ux-ui-design-wide-2x.avif';
import { WhyRail } from '../../components/services/why/WhyRail';
import { ServicePage } from '../../pages/services/ServicePage';
import { toContact, toProjects } from '../callsToAction';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

// One more service, as its file in content/services/ would look. `e2e/growing.spec.ts` releases the section with it.
export const head: ServiceHead = {
  entry: { slug: 'accessibility-audits', name: 'Accessibility Audits', accent: 'sky', ground: 'river' },
  group: 'Design & Marketing',
  title: 'Accessibility Audits against WCAG 2.2',
  description: 'Audits of websites and apps with a screen reader, a keyboard and people who need both.',
};

export const card: ServiceCard = {
  text: 'A list of what shuts people out, in the order in which to mend it.',
  features: ['WCAG 2.2 AA', 'Tested by people', 'Retest included'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Open the door that you cannot see is shut',
    pitch: 'One customer in six uses the web in a way that its makers did not try.',
    actions: [toContact("Let's Talk"), toProjects('See Our Work')],
    scene: { wide, wide2x, tall, tallHeight: 400 },
  },
  blocks: [
    {
      kind: 'why',
      Band: WhyRail,
      title: 'Why an audit comes first',
      reasons: ['You mend the ten barriers that matter instead of the hundred that a tool counts.'],
      figures: [stats.projects, stats.clientSatisfaction],
    },
  ],
  related: [services.uxUi, services.website],
  closing: {
    title: 'Try your site without a mouse',
    text: 'Tell us where you got stuck.',
    actions: [toContact('Get a Free Quote')],
  },
});
