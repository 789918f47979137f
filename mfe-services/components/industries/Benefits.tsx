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

type Look = 'strip' | 'open';

// The benefits answer the challenges above on the same background, so half of the usual gap is enough.
const Ground = styled('div')({ marginTop: `calc(-0.5 * ${site.scale.section})` });

// `strip`: one framed band divided by hairlines.
// `open`: two by two under hairlines, without boxes.
const List = styled('ul')<{ look: Look }>(({ look, theme }) => ({
  display: 'grid',
  gap: look === 'strip' ? 1 : '8px 32px',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  ...(look === 'strip' && {
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    background: site.palette.hairline,
    border: `1px solid ${site.palette.hairline}`,
    borderRadius: site.scale.radius.large,
    overflow: 'clip',
  }),
}));
// Sentences of a row begin on one line, however long the titles above are.
const lined = { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 0 } as const;
const Tile = styled('li')<{ look: Look }>(({ look, theme }) => ({
  padding: 'clamp(20px, 2.4vw, 32px)',
  [theme.breakpoints.up('sm')]: { ...lined, '& > div': lined },
  '& p': { marginTop: 8 },
  ...(look === 'strip' && { background: site.palette.ink }),
  ...(look === 'open' && { paddingInline: 0, borderTop: `1px solid ${site.palette.hairlineStrong}` }),
}));
// The picture is right of the benefits that it illustrates.
const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { '& > img': { maxWidth: 460 } },
  [onTablet]: {
    gridTemplateColumns: `minmax(0, 1fr) ${plateLeast}px`,
    '& > ul': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `minmax(0, 7fr) minmax(${plateLeast}px, 5fr)`,
    gap: site.scale.columnGap,
  },
}));

interface BenefitsProps {
  content: IndustryContent;
  look: Look;
  /** One of them in use, beside `open`; see `Plate`. */
  picture?: string;
}

/** The four benefits. */
export function Benefits({ content: { benefits, industry }, look, picture }: BenefitsProps) {
  const { accent } = industry;
  const list = (
    <List look={look}>
      {benefits.items.map(({ title, text }, index) => (
        <Tile key={title} look={look}>
          <Reveal index={index}>
            <CardTitle>{title}</CardTitle>
            <CardText>{text}</CardText>
          </Reveal>
        </Tile>
      ))}
    </List>
  );
  return (
    <Ground>
      <Section labelledBy="benefits">
        <SectionHeading
          id="benefits"
          eyebrow={industryLabels.benefits}
          accent={accent}
          title={benefits.title}
        />
        {picture ? (
          <Beside>
            {list}
            <Plate src={picture} />
          </Beside>
        ) : (
          list
        )}
      </Section>
    </Ground>
  );
}
