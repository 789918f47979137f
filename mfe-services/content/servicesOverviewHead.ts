/** Head data of /services, apart from its words: the route needs it at once. */
export const servicesOverviewHead = {
  title: 'Software Development and IT Services',
  description:
    'Software development and IT services from Dhaka, Bangladesh: web, mobile and enterprise software, design, AI, analytics, cloud, DevOps and security.',
} as const;
