import { type Accent, Portrait, site, styled, text } from 'shared-content/ui';
import type { ClientWords } from '../content/CaseStudy';
import { beyondNarrow, columnGap, narrow } from './studyCompositions';

const { palette, ramp, scale } = site;

const boxed = (accent: Accent) => ({
  '--name': palette.text,
  padding: 'clamp(24px, 4vw, 48px)',
  color: palette.muted,
  background: `radial-gradient(60% 120% at 100% 0%, ${ramp[accent]}1f, transparent 70%), ${palette.raised}`,
  border: `1px solid ${palette.hairline}`,
  borderRadius: scale.radius.large,
  // The speaker is in the last of the page's four columns, also within the box.
  [`@media ${beyondNarrow}`]: { gridTemplateColumns: 'minmax(0, 1fr) max(200px, 25% - 48px)' },
});
// As wide as the window, in a column layout. Quote and neighbor share one background, so both end on one line.
const daylight = {
  '--name': palette.paperInk,
  paddingBlock: 'clamp(56px, 7vw, 96px)',
  color: palette.paperMuted,
  background: palette.paper,
  borderImage: `conic-gradient(${palette.paper} 0 0) fill 0 / 0 / 0 100vw`,
  // In print and forced colors the letters change color, and this background would hide them.
  '@media print, (forced-colors: active)': { borderImage: 'none' },
  [`@media ${beyondNarrow}`]: { gridTemplateColumns: 'minmax(0, 1fr) max(200px, 25% - 24px)' },
  '& blockquote': { fontSize: 'clamp(1.625rem, 1rem + 2.2vw, 2.75rem)' },
};

type Look = Accent | 'daylight';

const Figure = styled('figure')<{ look: Look }>(({ look }) => ({
  display: 'grid',
  gap: `28px ${columnGap.beyond}px`,
  alignItems: 'center',
  ...(look === 'daylight' ? daylight : boxed(look)),
}));
const Words = styled('blockquote')({
  ...text('voice'),
  fontSize: 'clamp(1.375rem, 1.15rem + 1vw, 2rem)',
  lineHeight: 1.24,
  maxWidth: '38ch',
  color: 'var(--name)',
  textWrap: 'pretty',
});
const Source = styled('figcaption')({
  ...text('small'),
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 16,
  alignItems: 'center',
  lineHeight: 1.4,
  '& b': { display: 'block', color: 'var(--name)', fontWeight: 550 },
});
const Mark = styled('img')({
  gridColumn: '1 / -1',
  width: 180,
  height: 36,
  marginBottom: 20,
  // On a phone the face is beside both the logo and the name.
  [`@media ${narrow}`]: { gridColumn: 2, marginBottom: 0, '& + img': { gridRow: '1 / span 2' } },
});

interface ClientQuoteProps {
  quote: ClientWords;
  /** In a box of this color with the client's logo, which is light; or in the page's only light band. */
  look: Look;
}

/** A client's words, with the portrait. */
export function ClientQuote({ quote: { words, name, role, client, face, mark }, look }: ClientQuoteProps) {
  const isDark = look !== 'daylight';
  return (
    <Figure look={look}>
      <Words>{words}</Words>
      <Source>
        {isDark && <Mark src={mark} alt={client} width={180} height={36} loading="lazy" decoding="async" />}
        <Portrait src={face} alt="" width={64} height={64} />
        <span>
          <b>{name}</b>
          {isDark ? role : `${role}, ${client}`}
        </span>
      </Source>
    </Figure>
  );
}
