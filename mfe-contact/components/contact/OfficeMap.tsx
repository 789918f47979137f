import { site, styled } from 'shared-content/ui';
import { office } from '../../content/office';

const Frame = styled('iframe')(({ theme }) => ({
  width: '100%',
  height: 360,
  border: 0,
  // Light, because the filter turns it dark as it does the map.
  background: site.palette.text,
  // The map's tiles are made for white pages: turned dark, with their hues put back where they were.
  filter: 'invert(0.92) hue-rotate(180deg) saturate(0.55) brightness(0.95)',
  [theme.breakpoints.up('md')]: { height: '100%', minHeight: 480 },
}));

/** The embedded map. Lazy: nobody who only fills in the form fetches it. */
export function OfficeMap() {
  return (
    <Frame
      src={office.mapEmbedUrl}
      title={office.mapTitle}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
