import { styled } from 'shared-content/ui';
import office1920 from '../../assets/office-1920.avif';
import office960 from '../../assets/office-960.avif';
import near from '../../assets/office-near-800.avif';
import { about } from '../../content/about';

// The table is at the window's lower edge, whatever the picture loses at the top.
const Room = styled('img')(({ theme }) => ({
  width: '100%',
  height: 'clamp(260px, 37.5vw, 720px)',
  objectFit: 'cover',
  objectPosition: '50% 100%',
  [theme.breakpoints.down('sm')]: { height: '75vw' },
}));

/** The team at its table, across the window; on a phone three of the five. */
export function OfficePicture() {
  return (
    <picture>
      <source media="(max-width: 599.95px)" srcSet={near} width={800} height={600} />
      <source srcSet={`${office960} 960w, ${office1920} 1920w`} sizes="100vw" />
      <Room
        src={office1920}
        alt={about.picture}
        width={1920}
        height={720}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
