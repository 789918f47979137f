/** Head data of Home; the shell's own name stands in the title, so that search results lead with it. */
export const homeHead = {
  title: 'Software Development Company in Dhaka',
  description:
    'Software development company in Dhaka, Bangladesh: web platforms, mobile apps, enterprise software and AI, with prices on the page and a free first call.',
} as const;
