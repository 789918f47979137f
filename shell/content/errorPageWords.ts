/** The page of every request that the site cannot answer, a missing page aside (that is `notFound`). */
export const errorPageWords = {
  title: 'This request cannot be answered',
  text: 'The address or the way it was asked for may be wrong, or our server is having a hard moment. Please try again in a minute.',
  home: 'Go Home',
  write: 'Or write to us:',
} as const;
