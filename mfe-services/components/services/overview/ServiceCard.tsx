import { type ServiceEntry, servicePath } from 'shared-content/content';
import { Card, CardText, CardTitle, CoverLink, site, styled, text } from 'shared-content/ui';
import type { ServiceCard as CardContent } from '../../../content/service.contract';
import { besideFrom, CardPicture } from '../../drawing/CardPicture';

type Look = 'upright' | 'wideLeft' | 'wideRight' | 'line';

// The picture is the card's head; where the look has room, beside the text.
const wide = (look: Look) => ({
  flexDirection: look === 'wideLeft' ? ('row' as const) : ('row-reverse' as const),
  // As high as the card, which its picture does not stretch; the whole drawing where its text stays legible.
  '& > picture': {
    width: '60%',
    height: 'auto',
    minHeight: 496,
    contain: 'size',
    padding: '16px 0 0',
    alignItems: 'center',
    '& > img': { width: 'clamp(515px, 94%, 560px)', height: 'auto', marginInline: 'auto' },
  },
  // Beside a tall picture the text stays together.
  '& > div': { justifyContent: 'center', padding: '40px 48px' },
  '& h3': { fontSize: 'clamp(1.375rem, 1rem + 1.2vw, 1.75rem)' },
  '& ul': { marginTop: 8 },
});
// Not a card: a line across the page, with its picture at the start.
const line = {
  flexDirection: 'row',
  alignItems: 'center',
  padding: '24px 0',
  background: 'none',
  border: 0,
  borderTop: `1px solid ${site.palette.hairlineStrong}`,
  borderRadius: 0,
  '& > picture': {
    width: 'clamp(338px, 32vw, 384px)',
    minHeight: 0,
    border: `1px solid ${site.palette.hairline}`,
    borderRadius: site.scale.radius.medium,
  },
  '& > div': { padding: '0 0 0 clamp(28px, 4vw, 48px)' },
} as const;
const Face = styled(Card)<{ look: Look; tint: string }>(({ look, tint, theme }) => ({
  gap: 0,
  transition: `border-color ${site.motion.hover}, transform ${site.motion.hover}`,
  '&:hover, &:focus-within': {
    borderColor: tint,
    ...(look !== 'line' && { transform: 'translateY(-2px)' }),
  },
  '& > picture': { flex: 'none' },
  ...(look === 'line'
    ? { [besideFrom]: line }
    : look !== 'upright' && { [theme.breakpoints.up('lg')]: wide(look) }),
}));
const Words = styled('div')<{ look: Look }>(({ look, theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 8,
  minWidth: 0,
  padding: '16px 18px 18px',
  [theme.breakpoints.up('sm')]: { gap: 10, padding: 'clamp(20px, 2.2vw, 28px)' },
  // The features beside the sentence.
  ...(look === 'line' && {
    [theme.breakpoints.up('lg')]: {
      display: 'grid',
      gridTemplateColumns: '5fr 4fr',
      gridTemplateRows: '1fr auto auto 1fr',
      columnGap: 64,
      '& > h3': { gridRow: 2 },
      '& > p': { gridRow: 3 },
      '& > ul': { gridColumn: 2, gridRow: '1 / -1', alignSelf: 'center', margin: 0 },
    },
  }),
}));
// A list at the card's bottom with its own height, so that the lists of a row begin together.
const Features = styled('ul')({
  ...text('small'),
  color: site.palette.muted,
  display: 'grid',
  gap: 8,
  marginTop: 'auto',
  paddingTop: 10,
  fontSize: '0.9375rem',
  '& > li': { paddingTop: 8, borderTop: `1px solid ${site.palette.hairline}` },
});

interface ServiceCardProps {
  entry: ServiceEntry;
  card: CardContent;
  look: Look;
}

/** One service on /services: a picture, a sentence, three features. */
export function ServiceCard({ entry, card, look }: ServiceCardProps) {
  const { text: body, features, picture, large } = card;
  const roomy = look === 'wideLeft' || look === 'wideRight';
  return (
    <Face pad="none" look={look} tint={site.ramp[entry.accent]}>
      {picture && <CardPicture tile={picture} large={roomy ? large : undefined} />}
      <Words look={look}>
        <CardTitle>
          <CoverLink to={servicePath(entry)}>{entry.name}</CoverLink>
        </CardTitle>
        <CardText>{body}</CardText>
        <Features>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </Features>
      </Words>
    </Face>
  );
}
