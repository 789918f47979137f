import { type Accent, Portrait, site, styled, text } from 'shared-content/ui';
import type { ClientWords } from '../content/CaseStudy';
import { beyondNarrow, columnGap, narrow } from './studyCompositions';

const { palette, ramp, scale } = site;

const Figure = styled('figure')<{ accent: Accent }>(({ accent }) => ({
  display: 'grid',
  gap: 28,
  padding: 'clamp(24px, 4vw, 48px)',
  background: palette.raised,
  borderRadius: scale.radius.large,
  backgroundImage: `radial-gradient(60% 120% at 100% 0%, ${ramp[accent]}1f, transparent 70%)`,
  border: `1px solid ${palette.hairline}`,
  [`@media ${beyondNarrow}`]: {
    // The speaker is in the last of the page's four columns, also within the box.
    gridTemplateColumns: 'minmax(0, 1fr) max(200px, 25% - 48px)',
    gap: columnGap.beyond,
    alignItems: 'center',
  },
}));
const Words = styled('blockquote')({
  ...text('h3'),
  fontSize: 'clamp(1.25rem, 1.1rem + 0.8vw, 1.75rem)',
  fontWeight: 450,
  maxWidth: '38ch',
  textWrap: 'pretty',
});
const Source = styled('figcaption')({
  ...text('small'),
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 16,
  alignItems: 'center',
  color: palette.muted,
  '& b': { display: 'block', color: palette.text, fontWeight: 550 },
  '& > span': { lineHeight: 1.4 },
});
const Mark = styled('img')({
  gridColumn: '1 / -1',
  width: 180,
  height: 36,
  marginBottom: 20,
  // On a phone the face is beside both the logo and the name.
  [`@media ${narrow}`]: { gridColumn: 2, marginBottom: 0, '& + img': { gridRow: '1 / span 2' } },
});

/** A client's quote, with portrait and logo. */
export function StudyQuote({ quote, accent }: { quote: ClientWords; accent: Accent }) {
  const { words, name, role, client, face, mark } = quote;
  return (
    <Figure accent={accent}>
      <Words>{words}</Words>
      <Source>
        <Mark src={mark} alt={client} width={180} height={36} loading="lazy" decoding="async" />
        <Portrait src={face} alt="" width={64} height={64} />
        <span>
          <b>{name}</b>
          {role}
        </span>
      </Source>
    </Figure>
  );
}
