import { type ServiceEntry, servicePath } from 'shared-content/content';
import { Card, CardText, CardTitle, CoverLink, site, styled, text } from 'shared-content/ui';
import type { ServiceCard as CardContent } from '../../../content/service.contract';
import { CardPicture } from '../../drawing/CardPicture';

// The picture stands at the card's head, `wide` beside the words.
const Face = styled(Card)<{ linked: boolean; wide: boolean; tint: string }>(
  ({ linked, wide, tint, theme }) => ({
    gap: 0,
    ...(linked && {
      transition: `border-color ${site.motion.hover}, transform ${site.motion.hover}`,
      '&:hover, &:focus-within': { borderColor: tint, transform: 'translateY(-2px)' },
    }),
    '& > picture': { flex: 'none' },
    ...(wide && {
      [theme.breakpoints.up('lg')]: {
        flexDirection: 'row-reverse',
        // As high as the card, which its picture does not stretch; the drawing whole where its words stay legible.
        '& > picture': {
          width: '69%',
          height: 'auto',
          minHeight: 480,
          contain: 'size',
          padding: 0,
          alignItems: 'center',
          '& > img': { width: 'clamp(515px, 94%, 560px)', height: 'auto', marginInline: 'auto' },
        },
        // Beside a tall picture the words stand together.
        '& > div': { justifyContent: 'center' },
        '& h3': { fontSize: 'clamp(1.375rem, 1rem + 1.2vw, 1.75rem)' },
        '& ul': { marginTop: 8 },
      },
    }),
  }),
);
const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 8,
  minWidth: 0,
  padding: '16px 18px 18px',
  [theme.breakpoints.up('sm')]: { gap: 10, padding: 'clamp(20px, 2.2vw, 28px)' },
}));
// A list of its own height at the card's foot, so that the lists of a row begin together.
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
  wide: boolean;
}

/** One service on /services: at work, in a sentence, in three features. */
export function ServiceCard({ entry, card, wide }: ServiceCardProps) {
  const { text: body, features, picture, large } = card;
  const linked = card.linked !== false;
  const tint = site.ramp[entry.accent];
  return (
    <Face pad="none" linked={linked} wide={wide} tint={tint}>
      {picture && <CardPicture tile={picture} large={wide ? large : undefined} />}
      <Words>
        <CardTitle>
          {linked ? <CoverLink to={servicePath(entry)}>{entry.name}</CoverLink> : entry.name}
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
