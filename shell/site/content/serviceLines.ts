import type { services } from 'shared-content/content';

/** A line for each service in the bar's menu, of what one gets. */
export const serviceLines: Readonly<Record<keyof typeof services, string>> = {
  customWeb: 'Portals and tools built around your work',
  mobile: 'iOS and Android apps, offline too',
  enterprise: 'ERP, CRM and HR on shared data',
  api: 'Connections that survive outages',
  team: 'Engineers for your team, by the month',
  uxUi: 'Screens tested with five people',
  website: 'Fast sites your staff can edit',
  ecommerce: 'Stores that lose fewer orders',
  social: 'Campaigns measured in inquiries',
  aiMl: 'Models with a known error rate',
  analytics: 'Dashboards your teams agree on',
  transformation: 'From paper to working software',
  cloud: 'Servers moved in tested waves',
  devOps: 'From push to live in minutes',
  security: 'Penetration tests and response',
  consulting: 'Advice without commission, before you sign',
};
