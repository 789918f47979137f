import { site, styled } from 'shared-content/ui';
import { besideFrom } from '../drawing/CardPicture';

const page = `min(${site.scale.content}, 100vw - 2 * ${site.scale.gutter})`;

// Side by side, all pictures have one height, however wide their cards, and are cropped at both sides. The banner
// keeps its drawn size (up to 1280 px slightly smaller, as its card is). The tile, stretched that far, would dominate
// the card.
const Frame = styled('picture')(({ theme }) => ({
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

interface FieldPictureProps {
  /** 400 by 230. */
  tile: string;
  /** 700 by 320, from 1200 px. */
  banner: string;
}

/** The head of an industry's card: a picture of the field. */
export const FieldPicture = ({ tile, banner }: FieldPictureProps) => (
  <Frame>
    <source media="(min-width: 1200px)" srcSet={banner} width={700} height={320} />
    <img src={tile} alt="" width={400} height={230} loading="lazy" decoding="async" />
  </Frame>
);
