import { Fragment } from 'react';
import {
  type Accent,
  Card,
  CardText,
  CardTitle,
  ChipList,
  Container,
  CoverLink,
  Reveal,
  Section,
  SectionHeading,
  TextLink,
  site,
  styled,
  text,
} from 'shared-content/ui';
import { type IndustryCard, overview } from '../../content/industries/overview';
import { besideFrom } from '../drawing/PictureCard';
import { inlineList } from '../services/arrangements';

const { also, items, labels, lead, title: heading } = overview.cards;

// Rows of 7 + 5, 5 + 7 and 6 + 6 of twelve. The two cards without a page share the last row. In narrower windows all
// cards are equal: wide ones would be half empty beside neighbors whose text needs more lines.
const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [besideFrom]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > *': { gridColumn: 'span 6' },
    '& > *:nth-of-type(1), & > *:nth-of-type(4)': { gridColumn: 'span 7' },
    '& > *:nth-of-type(2), & > *:nth-of-type(3)': { gridColumn: 'span 5' },
  },
}));
const Tile = styled(Card)<{ linked: boolean }>(({ accent = 'jade', linked }) => ({
  gap: 0,
  ...(linked && {
    transition: `border-color ${site.motion.hover}, transform ${site.motion.hover}`,
    '&:hover, &:focus-within': { borderColor: site.ramp[accent], transform: 'translateY(-2px)' },
  }),
}));

const page = `min(${site.scale.content}, 100vw - 2 * ${site.scale.gutter})`;
// Side by side, all pictures have one height, however wide their cards, and are cropped at both sides. The banner
// keeps its drawn size (up to 1280 px slightly smaller, as its card is). The tile, stretched that far, would dominate
// the card.
const FieldPicture = styled('picture')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  aspectRatio: '400 / 230',
  minHeight: 216,
  overflow: 'clip',
  background: site.palette.surface,
  [besideFrom]: { aspectRatio: 'auto', height: 'clamp(216px, 26vw, 320px)' },
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  [theme.breakpoints.up('lg')]: {
    height: `calc(320 / 1200 * ${page})`,
    '& > img': { flex: 'none', width: `calc(700 / 1200 * ${page})`, maxWidth: 'none' },
  },
  // The smallest letters of a banner are 13 px at this width.
  '@media (min-width: 1440px)': { '& > img': { width: `calc(758 / 1200 * ${page})` } },
}));
const Words = styled('div')<{ accent: Accent }>(({ accent, theme }) => ({
  display: 'grid',
  gap: 12,
  flex: 1,
  gridTemplateRows: 'auto auto auto 1fr',
  padding: 'clamp(20px, 2.4vw, 32px)',
  '& > ul': { paddingTop: 8 },
  '& > p:last-of-type': { alignSelf: 'end', paddingTop: 12, color: site.palette.muted },
  '& b': { ...text('h3'), color: site.ramp[accent], marginRight: 6 },
  '& > span': { fontWeight: 550, color: site.ramp[accent] },
  // One line of text: as pills they would wrap below each other.
  [theme.breakpoints.down('sm')]: {
    '& > ul': { ...inlineList, '& > li': { display: 'block', padding: 0, border: 0, fontSize: '0.9375rem' } },
  },
}));

// Outside the section of the cards, two of which are no links, but close to it.
const Also = styled(Container)({
  marginTop: `calc(-0.6 * ${site.scale.section})`,
  paddingBottom: `calc(0.6 * ${site.scale.section})`,
  color: site.palette.muted,
});

/** One industry: a link if it has a page, otherwise a plain card. */
const IndustryTile = ({ card }: { card: IndustryCard }) => {
  const { title, description, solutions, color, picture, banner, to, figure } = card;
  return (
    <Tile accent={color} pad="none" linked={Boolean(to)}>
      <FieldPicture>
        <source media="(min-width: 1200px)" srcSet={banner} width={700} height={320} />
        <img src={picture} alt="" width={400} height={230} loading="lazy" decoding="async" />
      </FieldPicture>
      <Words accent={color}>
        <CardTitle>{to ? <CoverLink to={to}>{title}</CoverLink> : title}</CardTitle>
        <CardText>{description}</CardText>
        <ChipList items={solutions} label={`${title}: ${labels.solutions}`} />
        <p>
          <b>{figure.number}</b> {figure.label}
        </p>
        {to && <span aria-hidden="true">{`${labels.more} ${title} →`}</span>}
      </Words>
    </Tile>
  );
};

/** The six industries of specification 2.7, and a contact for the two whose cards are no links. */
export const IndustryCards = () => (
  <>
    <Section labelledBy="fields">
      <SectionHeading id="fields" title={heading} lead={lead} />
      <Rows>
        {items.map((card, index) => (
          <Reveal key={card.slug} index={index % 2}>
            <IndustryTile card={card} />
          </Reveal>
        ))}
      </Rows>
    </Section>
    <Also>
      <p>
        {also.before}
        {also.links.map(({ label, to }, index) => (
          <Fragment key={to}>
            {index > 0 && also.between}
            <TextLink to={to}>{label}</TextLink>
          </Fragment>
        ))}
      </p>
    </Also>
  </>
);
