/** Head data of /services, apart from its words: the route needs it at once. */
export const servicesOverviewHead = {
  title: 'Software Development and IT Services',
  description:
    'Web, mobile and enterprise software, design and marketing, AI and analytics, cloud, DevOps and security: every service of one team in Dhaka.',
} as const;
