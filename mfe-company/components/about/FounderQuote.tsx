import { Container, Portrait, Reveal, site, styled, text } from 'shared-content/ui';
import { about } from '../../content/about';
import { team } from '../../content/team';

const { palette, scale } = site;

// First light: the one pale band of the page.
const Band = styled('div')({
  paddingBlock: scale.section,
  color: palette.paperInk,
  background: palette.paper,
});
const Figure = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '240px minmax(0, 1fr)',
    gap: 'clamp(40px, 6vw, 88px)',
    alignItems: 'center',
  },
}));
// On a phone the words come first and the face signs them.
const Source = styled('figcaption')(({ theme }) => ({
  ...text('small'),
  display: 'grid',
  gridTemplateColumns: '72px 1fr',
  columnGap: 16,
  alignItems: 'center',
  color: palette.paperMuted,
  '& img': { width: 72, height: 84 },
  '& b': { display: 'block', color: palette.paperInk, fontWeight: 550 },
  [theme.breakpoints.up('md')]: {
    order: -1,
    gridTemplateColumns: '1fr',
    rowGap: 14,
    '& img': { width: '100%', height: 'auto' },
  },
}));
const Words = styled('blockquote')({
  ...text('h1'),
  fontSize: 'clamp(1.625rem, 1.1rem + 2.1vw, 3rem)',
  lineHeight: 1.18,
  fontWeight: 500,
  textWrap: 'balance',
});

/** The founder's sentence, beside his face. */
export function FounderQuote() {
  const { words, name, role } = about.quote;
  const founder = team.find((member) => member.name === name);
  return (
    <Band>
      <Container>
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
      </Container>
    </Band>
  );
}
