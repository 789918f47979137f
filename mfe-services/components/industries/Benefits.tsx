import {
  type Accent,
  CardText,
  CardTitle,
  Reveal,
  Section,
  SectionHeading,
  site,
  styled,
} from 'shared-content/ui';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';
import { Plate, onTablet, plateLeast } from '../drawing/Plate';

type Look = 'tiles' | 'strip' | 'open';

// The benefits answer the challenges above on the same background, so half of the usual gap is enough.
const Ground = styled('div')({ marginTop: `calc(-0.5 * ${site.scale.section})` });

// `tiles`: four separate fields, each under a bar in the accent. `strip`: one framed band divided by hairlines.
// `open`: two by two under hairlines, without boxes.
const List = styled('ul')<{ look: Look }>(({ look, theme }) => ({
  display: 'grid',
  gap: { tiles: 20, strip: 1, open: '8px 32px' }[look],
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  ...(look !== 'open' && {
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
  ...(look === 'strip' && {
    background: site.palette.hairline,
    border: `1px solid ${site.palette.hairline}`,
    borderRadius: site.scale.radius.large,
    overflow: 'clip',
  }),
}));
// Sentences of a row begin on one line, however long the titles above are.
const lined = { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 0 } as const;
const Tile = styled('li')<{ look: Look; accent: Accent }>(({ look, accent, theme }) => ({
  padding: 'clamp(20px, 2.4vw, 32px)',
  [theme.breakpoints.up('sm')]: { ...lined, '& > div': lined },
  '& p': { marginTop: 8 },
  ...(look === 'strip' && { background: site.palette.ink }),
  ...(look === 'open' && { paddingInline: 0, borderTop: `1px solid ${site.palette.hairlineStrong}` }),
  ...(look === 'tiles' && {
    position: 'relative',
    background: site.palette.raised,
    border: `1px solid ${site.palette.hairline}`,
    borderRadius: site.scale.radius.medium,
    // A straight bar below the edge: a border would bend and break off at the corners.
    '&::before': {
      content: '""',
      position: 'absolute',
      top: -1,
      left: 'clamp(20px, 2.4vw, 32px)',
      width: 40,
      borderTop: `2px solid ${site.ramp[accent]}`,
    },
  }),
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
    gap: 64,
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
        <Tile key={title} look={look} accent={accent}>
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
