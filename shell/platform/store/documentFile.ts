/** File of a document below its generation: `/` → index.html, `/a/b` → a/b.html. */
export const documentFile = (route: string): string =>
  route === '/' ? 'index.html' : `${route.slice(1)}.html`;

/** The route that a document below its generation is of: `a/b.html` → /a/b. Files of any other kind keep their name. */
export const routeOfDocument = (file: string): string =>
  `/${file.replaceAll('\\', '/')}`.replace(/\.html$/, '').replace(/^\/index$/, '/');
