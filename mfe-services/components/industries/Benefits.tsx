import {
  CardText,
  CardTitle,
  Reveal,
  Section,
  SectionHeading,
  onTablet,
  site,
  styled,
} from 'shared-content/ui';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';
import { Plate, plateLeast } from '../drawing/Plate';
import { twoAbreast } from '../services/points/PointMosaic';
import { phoneWords } from '../Signed';

// The benefits answer the challenges above on the same background, so half of the usual gap is enough.
const Ground = styled('div')({ marginTop: `calc(-0.5 * ${site.scale.section})` });

// The picture is right of the benefits that it illustrates.
const Beside = styled('div')<{ shown: boolean }>(({ shown, theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { '& > img': { maxWidth: 460 } },
  ...(shown && {
    [onTablet]: {
      gridTemplateColumns: `minmax(0, 1fr) ${plateLeast}px`,
      '& > ul': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: `minmax(0, 7fr) minmax(${plateLeast}px, 5fr)`,
      gap: site.scale.columnGap,
    },
  }),
}));
// Sentences of a row begin on one line, however long the titles above are.
const lined = { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 0 } as const;
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '8px clamp(20px, 3vw, 32px)',
  '& > li': {
    paddingBlock: 'clamp(20px, 2.4vw, 32px)',
    borderTop: `1px solid ${site.palette.hairlineStrong}`,
  },
  '& p': { marginTop: 8 },
  [theme.breakpoints.down('sm')]: phoneWords,
  [twoAbreast]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li, & > li > div': lined,
  },
}));

/** The four benefits two by two, beside a picture of one of them in use. */
export function Benefits({ content: { benefits, industry } }: { content: IndustryContent }) {
  return (
    <Ground>
      <Section labelledBy="benefits">
        <SectionHeading
          id="benefits"
          eyebrow={industryLabels.benefits}
          accent={industry.accent}
          title={benefits.title}
        />
        <Beside shown={Boolean(benefits.picture)}>
          <List>
            {benefits.items.map(({ title, text }, index) => (
              <li key={title}>
                <Reveal index={index}>
                  <CardTitle>{title}</CardTitle>
                  <CardText>{text}</CardText>
                </Reveal>
              </li>
            ))}
          </List>
          {benefits.picture && <Plate src={benefits.picture} />}
        </Beside>
      </Section>
    </Ground>
  );
}
