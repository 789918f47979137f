/** File of a document below its generation: `/` → index.html, `/a/b` → a/b.html. */
export const documentFile = (route: string): string =>
  route === '/' ? 'index.html' : `${route.slice(1)}.html`;
