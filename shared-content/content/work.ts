/** Addresses of published work: a card of /projects and a study of /case-studies, by their slug. */
export const projectPath = (slug: string): `/${string}` => `/projects#${slug}`;
/** Where Home quotes its clients. */
export const testimonialsPath = '/#testimonials';
export const caseStudyPath = (id: string): `/${string}` => `/case-studies#${id}`;

/** The link from a client's words to that client's project. */
export const seeProject = (project: string): string => `See ${project}`;

/** Clients whose words stand on one page and whose project on another. A test of mfe-portfolio finds each project. */
export const clientWork = {
  'Northlight Clinics': { project: 'Wardlight', path: projectPath('wardlight') },
  'Haat Bazaar': { project: 'Tidebasket', path: projectPath('tidebasket') },
  'Meridian Schools': { project: 'Quillmark', path: projectPath('quillmark') },
  'Delta Textiles': { project: 'Spindlewatch', path: projectPath('spindlewatch') },
} as const satisfies Record<string, { readonly project: string; readonly path: `/${string}` }>;
