import { type Accent, Portrait, site, styled, text } from 'shared-content/ui';
import type { ClientWords } from '../content/CaseStudy';

const { palette, ramp, scale } = site;

type Look = 'boxed' | 'open';

const Figure = styled('figure')<{ accent: Accent; look: Look }>(({ accent, look, theme }) => ({
  gridArea: 'q',
  display: 'grid',
  gap: 28,
  ...(look === 'boxed' && {
    padding: 'clamp(24px, 4vw, 48px)',
    background: palette.raised,
    borderRadius: scale.radius.large,
    backgroundImage: `radial-gradient(60% 120% at 100% 0%, ${ramp[accent]}1f, transparent 70%)`,
    border: `1px solid ${palette.hairline}`,
  }),
  [theme.breakpoints.up('md')]: {
    ...(look === 'open'
      ? { gridTemplateColumns: 'minmax(0, 780px) minmax(240px, 1fr)', gap: 'clamp(24px, 6vw, 80px)' }
      : { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)', gap: 24 }),
    alignItems: 'center',
  },
}));
const Words = styled('blockquote')<{ look: Look }>(({ look }) => ({
  ...text('h3'),
  fontSize: look === 'open' ? 'clamp(1.5rem, 1rem + 2vw, 2.5rem)' : 'clamp(1.25rem, 1.1rem + 0.8vw, 1.75rem)',
  fontWeight: 450,
  maxWidth: '38ch',
  textWrap: 'pretty',
}));
const Source = styled('figcaption')({
  ...text('small'),
  display: 'grid',
  gridTemplateColumns: '56px 1fr',
  columnGap: 16,
  alignItems: 'center',
  color: palette.muted,
  '& b': { display: 'block', color: palette.text, fontWeight: 550 },
  '& > :nth-of-type(2)': { lineHeight: 1.4 },
});
const Mark = styled('img')({ gridColumn: '1 / -1', width: 180, height: 36, marginBottom: 20 });

interface StudyQuoteProps {
  quote: ClientWords;
  accent: Accent;
  look: Look;
}

/** What the client says, with face and mark. */
export function StudyQuote({ quote, accent, look }: StudyQuoteProps) {
  const { words, name, role, client, face, mark } = quote;
  return (
    <Figure accent={accent} look={look}>
      <Words look={look}>{words}</Words>
      <Source>
        <Mark src={mark} alt={client} width={180} height={36} loading="lazy" decoding="async" />
        <Portrait src={face} alt="" width={56} height={56} />
        <span>
          <b>{name}</b>
          {role}
        </span>
      </Source>
    </Figure>
  );
}
