import { type ServiceEntry, services } from 'shared-content/content';

export interface CoreService {
  readonly service: ServiceEntry;
  readonly text: string;
  /** Which drawing shows it. */
  readonly drawing: 'web' | 'mobile' | 'design' | 'enterprise' | 'cloud' | 'forecast';
}

export const coreServicesHeading = {
  title: 'Our Core Services',
  lead: 'Six things clients ask us for most. Ten more are on the services page.',
  all: { label: 'View All Services', to: '/services' },
} as const;

/** The six that Home shows; the first and the last are the wide ones of the grid. */
export const coreServices: readonly CoreService[] = [
  {
    service: services.customWeb,
    drawing: 'web',
    text: 'Customer portals, booking engines and internal tools, built around the way your people already work and fast on the phones they own.',
  },
  {
    service: services.mobile,
    drawing: 'mobile',
    text: 'iOS and Android apps that work offline, sync when they can and pass store review.',
  },
  {
    service: services.uxUi,
    drawing: 'design',
    text: 'Research, flows and interfaces, tried out with your users before a line of code is written.',
  },
  {
    service: services.enterprise,
    drawing: 'enterprise',
    text: 'ERP, CRM and approval systems that replace the spreadsheet nobody dares to touch.',
  },
  {
    service: services.cloud,
    drawing: 'cloud',
    text: 'A planned move to the cloud, rehearsed, with a way back at every step.',
  },
  {
    service: services.aiMl,
    drawing: 'forecast',
    text: 'Forecasts, document reading and assistants that work on your own data, measured against what people do today before they go live.',
  },
];
