import { site, styled } from 'shared-content/ui';

const { palette } = site;

const Scene = styled('p')({
  position: 'relative',
  fontSize: 'clamp(7.5rem, 24vw, 15rem)',
  lineHeight: 0.78,
  fontWeight: 700,
  letterSpacing: '-0.015em',
  // The tracking after the last digit widens the box, not the glyphs: this centers the glyphs.
  translate: '-0.0075em 0',
  color: palette.text,
  // The reflection: the same figure upside down, fading with depth.
  '&::after': {
    content: 'attr(data-code)',
    position: 'absolute',
    left: 0,
    right: '-0.06em',
    paddingRight: '0.06em',
    top: '100%',
    marginTop: '0.04em',
    transform: 'scaleY(-1)',
    color: 'transparent',
    backgroundImage: `linear-gradient(0deg, #3fd6b466, #3fd6b400 62%)`,
    backgroundClip: 'text',
    '@media (forced-colors: active)': { display: 'none' },
  },
});

const Water = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  marginBottom: 'clamp(56px, 11vw, 128px)',
  '& svg': { position: 'relative', width: 'min(92vw, 760px)', height: 'auto', color: palette.jade },
});

/** The code above a water line, with its reflection. */
export function SunkenCode({ code }: { code: string }) {
  return (
    <Water>
      <Scene data-code={code}>{code}</Scene>
      <svg width="760" height="24" viewBox="0 0 760 24" aria-hidden="true" fill="none" stroke="currentColor">
        <path d="M0 6h760" opacity=".5" />
        <path d="M150 13h190M420 13h220M250 20h90M400 20h60" opacity=".28" />
      </svg>
    </Water>
  );
}
