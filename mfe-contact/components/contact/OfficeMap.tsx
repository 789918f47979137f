'use client';

import { useState } from 'react';
import { buttonStyle, site, styled } from 'shared-content/ui';
import avif from '../../assets/map/office-1600.avif';
import webp from '../../assets/map/office-1600.webp';
import smallAvif from '../../assets/map/office-small-1200.avif';
import smallWebp from '../../assets/map/office-small-1200.webp';
import { office } from '../../content/office';

// Where the map is below the facts, it has fewer pixels and larger letters.
const small = '(max-width: 899.95px)';

const Pane = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  height: 400,
  overflow: 'clip',
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  // Close to the drawing's own ratio, so that no name is cut.
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
  // Without JavaScript, the link to the map beside it takes over.
  '@media (scripting: none)': { display: 'none' },
});

// The provider's map is made for white pages, so its lights and darks are inverted here.
const Frame = styled('iframe')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  background: site.palette.text,
  filter: 'grayscale(1) invert(0.92) brightness(0.9) contrast(1.1)',
});

/** A drawn map that becomes the live one on request. Before that, no request goes to the map's provider. */
export function OfficeMap() {
  const [live, setLive] = useState(false);
  return (
    <Pane>
      <picture>
        <source media={small} type="image/avif" srcSet={smallAvif} />
        <source media={small} srcSet={smallWebp} />
        <source type="image/avif" srcSet={avif} />
        <img src={webp} alt={office.mapDrawing} width={1600} height={1067} loading="lazy" decoding="async" />
      </picture>
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
