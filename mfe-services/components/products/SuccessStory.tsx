import { Section, Split, site, styled, text } from 'shared-content/ui';
import { productsContent } from '../../content/products/productsContent';

const { palette } = site;

const Words = styled('div')({ display: 'grid', gap: 20, justifyItems: 'start', color: palette.paperMuted });
const Topic = styled('p')({ ...text('label'), color: palette.paperJade, marginBottom: 16 });
const Client = styled('p')({ ...text('h3'), color: palette.paperJade });
const Title = styled('h2')({ ...text('h2'), color: palette.paperInk });
const Results = styled('dl')({ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 24, margin: 0 });
const Result = styled('div')({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  paddingBlock: 24,
  borderTop: `2px solid ${palette.paperInk}`,
  '& > dt': { color: palette.paperMuted, order: 2 },
  '& > dd': { ...text('display'), margin: 0, color: palette.paperJade },
});

/** One client's story beside its three results. */
export function SuccessStory() {
  const { eyebrow, title, client, paragraphs, results } = productsContent.story;
  return (
    <Section tone="daylight" labelledBy="story">
      <Split ratio="even">
        <Words>
          <div>
            <Topic>{eyebrow}</Topic>
            <Title id="story">{title}</Title>
          </div>
          <Client>{client}</Client>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Words>
        <Results>
          {results.map(({ figure, label }) => (
            <Result key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </Result>
          ))}
        </Results>
      </Split>
    </Section>
  );
}
