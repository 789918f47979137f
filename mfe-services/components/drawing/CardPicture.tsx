import { pictureGround, styled } from 'shared-content/ui';

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

interface CardPictureProps {
  /** 400 by 230; the important part is at the upper left. */
  tile: string;
  /** The whole drawing, 560 by 480, where the card has room for it from 1200 px. */
  large?: string;
}

/** The head of a card: a service or product in use. */
export const CardPicture = ({ tile, large }: CardPictureProps) => (
  <Frame large={Boolean(large)}>
    {large && <source media="(min-width: 1200px)" srcSet={large} width={560} height={480} />}
    <img src={tile} alt="" width={400} height={230} loading="lazy" decoding="async" />
  </Frame>
);
