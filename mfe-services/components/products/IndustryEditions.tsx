import {
  CardText,
  CardTitle,
  Section,
  SectionHeading,
  site,
  styled,
  swipeRow,
  text,
} from 'shared-content/ui';
import { industrySolutions } from '../../content/products/industrySolutions';
import { productsContent } from '../../content/products/productsContent';
import { inlineList } from '../services/arrangements';
import { Signed } from '../Signed';

const { palette } = site;
const columns = 'minmax(0, 6fr) repeat(3, minmax(0, 2fr)) minmax(0, 5fr)';

// From 1200 px a table: its head names the products' own terms once.
const Head = styled('div')(({ theme }) => ({
  ...text('label'),
  display: 'none',
  color: palette.muted,
  paddingBottom: 12,
  [theme.breakpoints.up('lg')]: { display: 'grid', gridTemplateColumns: columns, columnGap: 24 },
  '& > :first-of-type': { gridColumn: 2 },
}));
const Rows = styled('ul')(({ theme }) => ({
  // On a phone one row of sheets: a wall of text lies between the pictures otherwise.
  [theme.breakpoints.down('sm')]: { display: 'grid', ...swipeRow(industrySolutions.length) },
}));
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: '12px 24px',
  paddingBlock: 24,
  borderTop: `1px solid ${palette.hairlineStrong}`,
  [theme.breakpoints.down('sm')]: {
    padding: 20,
    background: palette.surface,
    border: `1px solid ${palette.hairline}`,
    borderRadius: site.scale.radius.large,
  },
  [theme.breakpoints.between('sm', 'lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div': { gridRow: 'span 2' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: columns,
    alignItems: 'baseline',
    '& > dl': { display: 'contents' },
    '& dt': { position: 'absolute', clipPath: 'inset(50%)' },
  },
}));
const Words = styled('div')({
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  '& > p': { maxWidth: '42ch' },
});
const Named = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6em, 1fr))',
  gap: 12,
  '& dt': { ...text('small'), color: palette.muted },
  '& dd': { margin: 0, color: palette.jadeLight, fontWeight: 600 },
});
const Features = styled('ul')({ ...inlineList, alignContent: 'start' });

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
      />
      <Head aria-hidden="true">
        {industries.words.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </Head>
      <Rows>
        {industrySolutions.map(({ icon: Icon, title, description, words, features }) => (
          <Row key={title}>
            <Words>
              <Signed tint={palette.jade}>
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
