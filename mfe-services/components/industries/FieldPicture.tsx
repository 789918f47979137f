import { site, styled } from 'shared-content/ui';
import { besideFrom } from '../drawing/CardPicture';

const page = `min(${site.scale.content}, 100vw - 2 * ${site.scale.gutter})`;

// Beside each other all pictures are of one height, however wide their cards; each loses at both sides what its card
// has no room for. The banner stands as large as it was drawn (up to 1280 px a little smaller, as its card is): the
// tile, stretched that far, would shout over the card.
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
}));

interface FieldPictureProps {
  /** 400 by 230. */
  tile: string;
  /** 700 by 320, from 1200 px. */
  banner: string;
}

/** The head of an industry's card: the field at work. */
export const FieldPicture = ({ tile, banner }: FieldPictureProps) => (
  <Frame>
    <source media="(min-width: 1200px)" srcSet={banner} width={700} height={320} />
    <img src={tile} alt="" width={400} height={230} loading="lazy" decoding="async" />
  </Frame>
);
