import { Portrait, site, styled, text } from 'shared-content/ui';
import type { ClientWords } from '../content/CaseStudy';

const { palette } = site;

// As wide as the window, although it is in a column layout. The quote and what is beside it share one background, so
// that both end on one line.
const Figure = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: '28px 32px',
  paddingBlock: 'clamp(56px, 7vw, 96px)',
  color: palette.paperInk,
  background: palette.paper,
  borderImage: `conic-gradient(${palette.paper} 0 0) fill 0 / 0 / 0 100vw`,
  // In print and forced colors the letters change color, and this background would hide them.
  '@media print, (forced-colors: active)': { borderImage: 'none' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) calc(25% - 24px)',
    alignItems: 'center',
  },
}));
const Words = styled('blockquote')({
  ...text('h2'),
  fontSize: 'clamp(1.5rem, 1rem + 2vw, 2.5rem)',
  lineHeight: 1.25,
  letterSpacing: '-0.015em',
  fontWeight: 500,
  maxWidth: '38ch',
  textWrap: 'pretty',
});
const Source = styled('figcaption')({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  lineHeight: 1.4,
  color: palette.paperMuted,
  '& b': { display: 'block', color: palette.paperInk, fontWeight: 600 },
});

/** A client's quote, in the page's only light band. */
export function DaylightQuote({ quote: { words, name, role, client, face } }: { quote: ClientWords }) {
  return (
    <Figure>
      <Words>{words}</Words>
      <Source>
        <Portrait src={face} alt="" width={72} height={72} />
        <span>
          <b>{name}</b>
          {role}, {client}
        </span>
      </Source>
    </Figure>
  );
}
