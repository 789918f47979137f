import { site, styled, text } from 'shared-content/ui';

/** Running text: headings, paragraphs and lists with spacing for reading. */
export const Prose = styled('div')({
  maxWidth: site.scale.prose,
  color: site.palette.muted,
  '& > * + *': { marginTop: '1.1em' },
  '& h2': {
    ...text('h3'),
    fontSize: '1.5rem',
    color: site.palette.text,
    marginTop: '2.2em',
    scrollMarginTop: 96,
  },
  '& h3': { ...text('h3'), color: site.palette.text, marginTop: '1.8em' },
  '& ul': { paddingLeft: '1.2em', listStyle: 'disc' },
  '& li + li': { marginTop: '0.5em' },
  '& li::marker': { color: site.palette.jade },
  '& strong': { color: site.palette.text, fontWeight: 600 },
  '& a': { color: site.palette.jadeLight, textUnderlineOffset: '0.2em' },
});
