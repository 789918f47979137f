import { CardText, CardTitle, Section, SectionHeading, site, styled, text } from 'shared-content/ui';
import { industrySolutions } from '../../content/products/industrySolutions';
import { productsContent } from '../../content/products/productsContent';
import { Signed } from '../Signed';

const { palette } = site;

const Rows = styled('ul')({ borderBottom: `1px solid ${palette.hairlineStrong}` });
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '20px clamp(32px, 5vw, 72px)',
  paddingBlock: 'clamp(28px, 3vw, 36px)',
  borderTop: `1px solid ${palette.hairlineStrong}`,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '5fr 3.2fr 4fr' },
}));
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  '& > p': { maxWidth: '42ch' },
  [`${theme.breakpoints.up('sm')} and (max-width: ${theme.breakpoints.values.lg - 0.05}px)`]: {
    gridRow: 'span 2',
  },
}));
// The trade's terms beside the products' own; on a phone below, in three columns.
const Named = styled('dl')(({ theme }) => ({
  ...text('small'),
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignContent: 'start',
  gap: 12,
  maxWidth: 480,
  margin: 0,
  '& dt': { color: palette.muted },
  '& dd': { margin: 0, color: palette.jadeLight, fontWeight: 600 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'auto 1fr',
    gap: '0 24px',
    '& > div': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', paddingBlock: 6 },
  },
}));
const Features = styled('ul')(({ theme }) => ({
  ...text('small'),
  color: palette.text,
  '& > li': { paddingBlock: 6 },
  // On a phone they are one line of text.
  [theme.breakpoints.down('sm')]: {
    '& > li': { display: 'inline' },
    '& > li + li::before': { content: '" · "', color: palette.muted },
  },
}));

/** The six industry solutions, one line each: the trade's terms, and the features of its edition. */
export function IndustryEditions() {
  const { industries } = productsContent;
  return (
    <Section tone="raised" labelledBy="industry-solutions">
      <SectionHeading
        id="industry-solutions"
        eyebrow={industries.eyebrow}
        title={industries.title}
        lead={industries.lead}
        align="split"
      />
      <Rows>
        {industrySolutions.map(({ icon: Icon, title, description, words, features }) => (
          <Row key={title}>
            <Words>
              <Signed tint={palette.jade} signSize={24}>
                <Icon />
                <CardTitle>{title}</CardTitle>
              </Signed>
              <CardText>{description}</CardText>
            </Words>
            <Named>
              {words.map((word, index) => (
                <div key={word}>
                  <dt>{industries.words[index]}</dt>
                  <dd>{word}</dd>
                </div>
              ))}
            </Named>
            <Features>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </Features>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
