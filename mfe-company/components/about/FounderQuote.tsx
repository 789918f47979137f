import { Container, Reveal, site, styled, text } from 'shared-content/ui';
import { about } from '../../content/about';

const { palette } = site;

const Band = styled('div')({ paddingBottom: site.scale.section });
const Figure = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  paddingTop: 40,
  borderTop: `1px solid ${palette.hairline}`,
  backgroundImage: `linear-gradient(${palette.lily}, ${palette.lily})`,
  backgroundSize: '96px 1px',
  backgroundRepeat: 'no-repeat',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 4fr)',
    alignItems: 'end',
    '& > blockquote': { order: 2 },
  },
}));
const Words = styled('blockquote')({ ...text('h2'), fontWeight: 500, textWrap: 'balance' });
const Source = styled('figcaption')({ ...text('small'), color: palette.muted, display: 'grid' });
const Name = styled('span')({ color: palette.text, fontWeight: 550 });

/** The founder's sentence, across the page. */
export function FounderQuote() {
  const { words, name, role } = about.quote;
  return (
    <Band>
      <Container>
        <Reveal>
          <Figure>
            <Words>{words}</Words>
            <Source>
              <Name>{name}</Name>
              {role}
            </Source>
          </Figure>
        </Reveal>
      </Container>
    </Band>
  );
}
