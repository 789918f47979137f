import { type ServiceEntry, services, smallestPrices } from 'shared-content/content';
import aiMl from '../assets/work/ai-ml-tall.avif';
import aiMlLarge from '../assets/work/ai-ml-wide-2x.avif';
import cloud from '../assets/work/cloud-migration-tall.avif';
import customWeb from '../assets/work/custom-web-applications-tall.avif';
import customWebLarge from '../assets/work/custom-web-applications-wide-2x.avif';
import enterprise from '../assets/work/enterprise-software-tall.avif';
import mobile from '../assets/work/mobile-solutions-tall.avif';
import uxUi from '../assets/work/ux-ui-design-tall.avif';

interface CoreService {
  readonly service: ServiceEntry;
  readonly text: string;
  /** The service at work, 350 wide and 400 high or a little more (with twice the pixels); a card shows its upper part. */
  readonly picture: string;
  /** The whole composition, 560 by 480 (with twice the pixels), for a wide card. */
  readonly large?: string;
}

export const coreServicesHeading = {
  title: 'Our Core Services',
  lead: 'Six of our sixteen services.',
  all: { label: 'View All Services', to: '/services' },
} as const;

/** The six that Home shows; the first and the last are the wide ones of the grid. */
export const coreServices: readonly CoreService[] = [
  {
    service: services.customWeb,
    picture: customWeb,
    large: customWebLarge,
    text: `Customer portals, booking systems and internal tools. A first step with a prototype starts at ${smallestPrices[services.customWeb.slug]}.`,
  },
  {
    service: services.mobile,
    picture: mobile,
    text: 'iOS and Android apps that work offline, seen through store review.',
  },
  {
    service: services.uxUi,
    picture: uxUi,
    text: 'Your users try out the screens while a change is still cheap.',
  },
  {
    service: services.enterprise,
    picture: enterprise,
    text: 'ERP, CRM and approval systems that let departments share their data.',
  },
  {
    service: services.cloud,
    picture: cloud,
    text: 'We practice your move to the cloud, and can undo each step until you sign off.',
  },
  {
    service: services.aiMl,
    picture: aiMl,
    large: aiMlLarge,
    text: 'Forecasts, document readers and assistants on your data, with a measured error rate.',
  },
];
