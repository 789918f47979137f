/** What stands in a page's place when it cannot be shown (specification 2.2). A release looks for the title. */
export const errorWords = {
  title: 'Unexpected Application Error!',
  text: 'This page did not load as it should. Try again, or start over from the home page.',
  retry: 'Try Again',
  home: 'Go Home',
} as const;
