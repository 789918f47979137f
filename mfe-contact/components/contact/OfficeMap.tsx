import { site, styled } from 'shared-content/ui';
import { office } from '../../content/office';

// The map is made for white pages. Its lights and darks change places here, and a film over it lends it the one colour
// of night water; the pointer passes through the film.
const Pane = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  height: 360,
  [theme.breakpoints.up('sm')]: { height: 'auto', minHeight: 480 },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: site.palette.raised,
    mixBlendMode: 'color',
    pointerEvents: 'none',
  },
}));

const Frame = styled('iframe')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  background: site.palette.text,
  filter: 'grayscale(1) invert(0.92) brightness(0.9) contrast(1.1)',
});

/** The embedded map. Lazy: nobody who only fills in the form fetches it. */
export function OfficeMap() {
  return (
    <Pane>
      <Frame
        src={office.mapEmbedUrl}
        title={office.mapTitle}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </Pane>
  );
}
