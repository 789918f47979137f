import { type ServiceEntry, services } from 'shared-content/content';

export interface CoreService {
  readonly service: ServiceEntry;
  readonly text: string;
  /** Which drawing shows it. */
  readonly drawing: 'web' | 'mobile' | 'design' | 'enterprise' | 'cloud' | 'forecast';
}

export const coreServicesHeading = {
  title: 'Our Core Services',
  lead: 'The six things clients ask us for most. You’ll find ten more on the services page.',
  all: { label: 'View All Services', to: '/services' },
} as const;

/** The six that Home shows; the first and the last are the wide ones of the grid. */
export const coreServices: readonly CoreService[] = [
  {
    service: services.customWeb,
    drawing: 'web',
    text: 'We build customer portals, booking engines and internal tools around the way your people already work, and they’re fast on any phone.',
  },
  {
    service: services.mobile,
    drawing: 'mobile',
    text: 'Our iOS and Android apps work offline, sync when they can and pass store review.',
  },
  {
    service: services.uxUi,
    drawing: 'design',
    text: 'Research, flows and interfaces that your users try out before we build them.',
  },
  {
    service: services.enterprise,
    drawing: 'enterprise',
    text: 'ERP, CRM and approval systems replace the spreadsheet no one dares to touch.',
  },
  {
    service: services.cloud,
    drawing: 'cloud',
    text: 'We’ll rehearse your move to the cloud, with a way back at every step.',
  },
  {
    service: services.aiMl,
    drawing: 'forecast',
    text: 'Forecasts, document reading and assistants work on your own data. They don’t go live until they’ve been measured against what people do today.',
  },
];
