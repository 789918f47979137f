export const notFoundHead = {
  title: 'Page Not Found',
  description: 'There is no page at this address on the site of Shapla Systems.',
} as const;
