import { site, styled } from 'shared-content/ui';

/** A column of a page. Bands in it have its width, and neither background nor padding of their own. */
export const Column = styled('div')({
  display: 'grid',
  gap: site.scale.section,
  alignContent: 'start',
  minWidth: 0,
  '& > div': { marginBlock: 0, minWidth: 0 },
  '& > section, & > div > section': { minWidth: 0, padding: 0, background: 'none' },
  '& > section > div, & > div > section > div': { padding: 0, maxWidth: 'none' },
});
