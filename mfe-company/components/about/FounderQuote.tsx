import { Portrait, Reveal, Section, site, styled, text } from 'shared-content/ui';
import { about } from '../../content/about';
import { team } from '../../content/team';

const { palette } = site;

const Figure = styled('figure')({ display: 'grid', gap: 'clamp(28px, 4vw, 48px)' });
// The quote comes first, then the face as its signature. The founder's larger portrait is in the team section.
const Source = styled('figcaption')({
  ...text('small'),
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  color: palette.paperMuted,
  '& img': { width: 72, height: 84 },
  '& b': { display: 'block', color: palette.paperInk, fontWeight: 550 },
});
const Words = styled('blockquote')({
  ...text('h1'),
  fontSize: 'clamp(1.625rem, 0.9rem + 2.9vw, 3.25rem)',
  lineHeight: 1.14,
  fontWeight: 500,
  // The quotation mark hangs outside the text's left edge.
  textIndent: '-0.42em',
  textWrap: 'balance',
});

/** The founder's quote, signed with his portrait. */
export function FounderQuote() {
  const { words, name, role } = about.quote;
  const founder = team.find((member) => member.name === name);
  return (
    <Section tone="daylight">
      <Reveal>
        <Figure>
          <Words>{words}</Words>
          <Source>
            {founder && <Portrait src={founder.image} alt="" width={480} height={560} shape="card" />}
            <span>
              <b>{name}</b>
              {role}
            </span>
          </Source>
        </Figure>
      </Reveal>
    </Section>
  );
}
