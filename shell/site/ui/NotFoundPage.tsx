import { useEffect } from 'react';
import {
  ButtonLink,
  Container,
  Lead,
  Picture,
  TextLink,
  buttonStyle,
  site,
  styled,
  text,
} from 'shared-content/ui';
import leaves1600 from '../assets/water/leaves-1600.avif';
import leaves800 from '../assets/water/leaves-800.avif';
import { notFound } from '../content/notFound';
import { enhanceNotFound } from './enhanceNotFound';

const { palette } = site;

const Code = styled('p')({
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

const Waterline = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  marginBottom: 'clamp(56px, 11vw, 128px)',
  '& svg': { position: 'relative', width: 'min(92vw, 760px)', height: 'auto', color: palette.jade },
});

/** The code above a water line, with its reflection. */
function SunkenCode({ code }: { code: string }) {
  return (
    <Waterline>
      <Code data-code={code}>{code}</Code>
      <svg width="760" height="24" viewBox="0 0 760 24" aria-hidden="true" fill="none" stroke="currentColor">
        <path d="M0 6h760" opacity=".5" />
        <path d="M150 13h190M420 13h220M250 20h90M400 20h60" opacity=".28" />
      </svg>
    </Waterline>
  );
}

const Band = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  alignItems: 'center',
  minHeight: 'min(100svh, 900px)',
  paddingBlock: `calc(${site.scale.header} + 48px) 96px`,
});

// The water covers the code's reflection.
const Water = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: '14% 0 0 0',
  maskImage: 'linear-gradient(transparent, #000 34%, #000 60%, transparent)',
  '& picture': { display: 'block', height: '100%' },
  // On a phone the picture shows only the rings: a leaf would be behind the text, cut off by the window.
  [theme.breakpoints.down('md')]: { '& img': { objectPosition: '38% 50%' } },
}));

const Words = styled('div')({
  display: 'grid',
  gap: 20,
  justifyItems: 'center',
  textAlign: 'center',
  '& h1': text('h1'),
  '& code': {
    display: 'inline-block',
    marginLeft: 4,
    padding: '2px 10px',
    borderRadius: 8,
    border: `1px solid ${site.palette.hairlineStrong}`,
    color: site.palette.text,
    fontSize: '0.9375em',
    overflowWrap: 'anywhere',
  },
  // A fixed height, so that inserting the path shifts no layout.
  '& .attempted': { minHeight: 32, color: site.palette.muted, '&[data-empty]': { visibility: 'hidden' } },
});

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginTop: 8,
});
const Ways = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '4px 20px',
  color: site.palette.muted,
});
/** `enhanceNotFound` fills this element in the document before React starts. */
const filledLater = { __html: '' };

const Back = styled('button')(buttonStyle('secondary'));

/**
 * The not-found page (specification 2.19). One document answers for every unknown address, so only the browser can know,
 * show and log the attempted path.
 */
export function NotFoundPage() {
  // On a dev server; in the document `enhance.ts` calls it.
  useEffect(enhanceNotFound, []);

  return (
    <Band>
      <Water data-scenery="">
        <Picture
          src={leaves1600}
          alt=""
          width={1600}
          height={520}
          sources={[{ type: 'image/avif', srcSet: `${leaves800} 800w, ${leaves1600} 1600w` }]}
          sizes="(min-width: 900px) 100vw, 270vw"
          fit="cover"
        />
      </Water>
      <Container>
        <Words>
          <SunkenCode code={notFound.code} />
          <h1 tabIndex={-1}>{notFound.title}</h1>
          <Lead>{notFound.text}</Lead>
          <p className="attempted" data-empty="">
            {notFound.attempted} <code dangerouslySetInnerHTML={filledLater} suppressHydrationWarning />
          </p>
          <Row>
            <ButtonLink to="/">{notFound.home}</ButtonLink>
            <Back type="button" data-back="">
              {notFound.back}
            </Back>
          </Row>
          <Ways>
            {notFound.ways.before}
            {notFound.ways.links.map(({ label, path }) => (
              <TextLink key={path} to={path}>
                {label}
              </TextLink>
            ))}
          </Ways>
        </Words>
      </Container>
    </Band>
  );
}
