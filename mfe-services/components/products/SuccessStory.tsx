import { Badge, Eyebrow, Section, Split, site, styled, text } from 'shared-content/ui';
import { productsContent } from '../../content/products/productsContent';

const Words = styled('div')({ display: 'grid', gap: 20, justifyItems: 'start', color: site.palette.muted });
const Title = styled('h2')({ ...text('h2'), color: site.palette.text });
const Results = styled('dl')({ display: 'grid', margin: 0 });
const Result = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(9.5rem, auto) 1fr',
  gap: 24,
  alignItems: 'baseline',
  paddingBlock: 24,
  borderTop: `1px solid ${site.palette.hairlineStrong}`,
  '&:last-of-type': { borderBottom: `1px solid ${site.palette.hairlineStrong}` },
  '& > dt': { color: site.palette.muted, order: 2 },
  '& > dd': { ...text('h2'), margin: 0, color: site.palette.jadeLight },
});

/** One client's story beside its three results. */
export function SuccessStory() {
  const { eyebrow, title, client, paragraphs, results } = productsContent.story;
  return (
    <Section tone="raised" labelledBy="story">
      <Split ratio="even">
        <Words>
          <div>
            <Eyebrow>{eyebrow}</Eyebrow>
            <Title id="story">{title}</Title>
          </div>
          <Badge>{client}</Badge>
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
