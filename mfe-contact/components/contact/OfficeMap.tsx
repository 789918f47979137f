import { useState } from 'react';
import { Picture, buttonStyle, site, styled } from 'shared-content/ui';
import avif1600 from '../../assets/map/office-1600.avif';
import webp1600 from '../../assets/map/office-1600.webp';
import avif800 from '../../assets/map/office-800.avif';
import webp800 from '../../assets/map/office-800.webp';
import { office } from '../../content/office';

const Pane = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  height: 400,
  overflow: 'clip',
  '& picture': { position: 'absolute', inset: 0 },
  // Nearly the drawing's own shape, so that no name is cut.
  [theme.breakpoints.up('sm')]: { height: 'max(400px, 62vw)' },
  [theme.breakpoints.up('md')]: { height: 'auto', minHeight: 640 },
}));

const Toggle = styled('button')({
  ...buttonStyle('secondary'),
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: 20,
  insetBlockEnd: 20,
  background: site.palette.ink,
  '&:hover': { borderColor: site.palette.jade, background: site.palette.overlay },
  // The link to the map beside it is the way without JavaScript.
  '@media (scripting: none)': { display: 'none' },
});

// The provider's map is made for white pages: its lights and darks change places here.
const Frame = styled('iframe')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  background: site.palette.text,
  filter: 'grayscale(1) invert(0.92) brightness(0.9) contrast(1.1)',
});

/** A drawn map that becomes the live one on request; nothing is asked of the map's provider before that. */
export function OfficeMap() {
  const [live, setLive] = useState(false);
  return (
    <Pane>
      <Picture
        src={webp1600}
        alt={office.mapDrawing}
        width={1600}
        height={1067}
        sizes="(min-width: 600px) 800px, 600px"
        sources={[
          { type: 'image/avif', srcSet: `${avif800} 800w, ${avif1600} 1600w` },
          { type: 'image/webp', srcSet: `${webp800} 800w, ${webp1600} 1600w` },
        ]}
        fit="cover"
      />
      {live && (
        <Frame
          src={office.mapEmbedUrl}
          title={office.mapTitle}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      <Toggle type="button" onClick={() => setLive(!live)}>
        {live ? office.hideMap : office.showMap}
      </Toggle>
    </Pane>
  );
}
