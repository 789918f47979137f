/** The page of every request that the site cannot answer, a missing page aside (that is `notFound`). */
export const errorPageWords = {
  title: 'We can’t answer this request',
  text: 'The address may be wrong, or our server is having a bad moment. Please try again in a minute.',
  home: 'Go Home',
  write: 'Or write to us:',
} as const;
