import type { ReactNode } from 'react';
import { type Accent, Card, pictureGround, site, styled } from 'shared-content/ui';

/** Where two cards with pictures are side by side. In narrower ones the picture's edge would cut its text. */
export const besideFrom = '@media (min-width: 720px)';
export const besideBelow = '@media (max-width: 719.95px)';

// A card shows 356 by 213 of 400 by 230, from the upper left. Never below 94%, so that its text stays legible. A card
// that is too narrow crops both sides equally.
const width = 'max(112.5%, 376px)';
const corner = {
  width,
  marginLeft: `calc(50% - 0.445 * ${width})`,
  maxWidth: 'none',
  height: 'auto',
  minHeight: '100%',
  aspectRatio: '400 / 230',
  objectPosition: '0 0',
} as const;

const Frame = styled('picture')<{ large: boolean }>(({ large, theme }) => ({
  display: 'block',
  overflow: 'clip',
  aspectRatio: '5 / 3',
  minHeight: 216,
  background: pictureGround(),
  '& > img': { objectFit: 'cover', ...corner },
  ...(large && {
    [theme.breakpoints.up('lg')]: {
      display: 'flex',
      justifyContent: 'safe center',
      aspectRatio: 'auto',
      padding: '20px 0 0 20px',
      '& > img': { flex: 'none', width: 560, height: 480, minHeight: 0, marginLeft: 0, aspectRatio: 'auto' },
    },
    // Its smallest letters are 13 px here.
    '@media (min-width: 1440px)': { '& > img': { width: 607, height: 520 } },
  }),
}));

/** The head of a card: a service or product in use. */
const CardPicture = ({ tile, large }: { tile: string; large: string | undefined }) => (
  <Frame large={Boolean(large)}>
    {large && <source media="(min-width: 1200px)" srcSet={large} width={560} height={480} />}
    <img src={tile} alt="" width={400} height={230} loading="lazy" decoding="async" />
  </Frame>
);

/** The picture is the card's head; in a card as wide as the page, it is beside the text. */
export type PictureCardLook = 'upright' | 'wideLeft' | 'wideRight' | 'line';

const isWide = (look: PictureCardLook) => look === 'wideLeft' || look === 'wideRight';

const wide = (look: PictureCardLook) => ({
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

const Face = styled(Card)<{ look: PictureCardLook; tint: string; linked: boolean }>(
  ({ look, tint, linked, theme }) => ({
    gap: 0,
    ...(linked && {
      transition: `border-color ${site.motion.hover}, transform ${site.motion.hover}`,
      '&:hover, &:focus-within': {
        borderColor: tint,
        ...(look !== 'line' && { transform: 'translateY(-2px)' }),
      },
    }),
    '& > picture': { flex: 'none' },
    ...(look === 'line' && { [besideFrom]: line }),
    ...(isWide(look) && { [theme.breakpoints.up('lg')]: wide(look) }),
  }),
);

const Words = styled('div')<{ look: PictureCardLook }>(({ look, theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 8,
  minWidth: 0,
  padding: '16px 18px 18px',
  // The lists of a row begin together.
  '& > ul': { marginTop: 'auto', paddingTop: 10 },
  [theme.breakpoints.up('sm')]: { gap: 10, padding: 'clamp(20px, 2.2vw, 28px)' },
  ...(isWide(look) && { [theme.breakpoints.up('lg')]: { '& > ul': { marginTop: 8 } } }),
  // The list beside the sentence.
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

interface PictureCardProps {
  /** 400 by 230; the important part is at the upper left. */
  picture: string | undefined;
  /** The whole drawing, 560 by 480, for the wide looks from 1200 px. */
  large: string | undefined;
  look: PictureCardLook;
  accent: Accent;
  /** Whether the card is one link, which its title holds. */
  linked?: boolean;
  /** Title, text, a list. */
  children: ReactNode;
}

/** A service or a product: its picture and its words. */
export function PictureCard({ picture, large, look, accent, linked = false, children }: PictureCardProps) {
  return (
    <Face
      as={linked ? 'div' : 'article'}
      pad="none"
      look={look}
      linked={linked}
      tint={site.ramp[accent]}
      accent={linked ? undefined : accent}
    >
      {picture && <CardPicture tile={picture} large={isWide(look) ? large : undefined} />}
      <Words look={look}>{children}</Words>
    </Face>
  );
}
