/** Where a section has the share card of a page: `/blog/hello` → `assets/cards/blog-hello.png`. */
export const cardFile = (path: string): string => `assets/cards/${path.slice(1).replaceAll('/', '-')}.png`;
