import { site, styled } from 'shared-content/ui';

const Frame = styled('picture')<{ large: boolean }>(({ large, theme }) => ({
  display: 'block',
  overflow: 'clip',
  background: site.palette.surface,
  // Never much smaller than drawn: what is written in it stays legible.
  '& > img': { width: '100%', height: '100%', minHeight: 160, objectFit: 'cover', objectPosition: '0 0' },
  ...(large && {
    [theme.breakpoints.up('md')]: {
      display: 'flex',
      justifyContent: 'safe center',
      padding: '20px 0 0 20px',
      '& > img': { flex: 'none', width: 560, maxWidth: 'none', height: 480 },
    },
  }),
}));

interface CardPictureProps {
  /** 400 by 230. */
  tile: string;
  /** The whole composition, 560 by 480, where the card has room for it from 900 px. */
  large?: string;
}

/** The head of a card: a service, a product or a field at work. */
export const CardPicture = ({ tile, large }: CardPictureProps) => (
  <Frame large={Boolean(large)}>
    {large && <source media="(min-width: 900px)" srcSet={large} width={560} height={480} />}
    <img src={tile} alt="" width={400} height={230} loading="lazy" decoding="async" />
  </Frame>
);
