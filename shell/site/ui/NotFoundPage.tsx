import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
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
import { AnnouncedPage } from '../app/arrival';
import leaves1600 from '../assets/water/leaves-1600.avif';
import leaves800 from '../assets/water/leaves-800.avif';
import { notFound } from '../content/notFound';
import { SunkenCode } from './notFound/SunkenCode';
import { enhanceNotFound } from './notFound/enhanceNotFound';

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
  const { pathname } = useLocation();
  useEffect(enhanceNotFound, [pathname]);

  return (
    <AnnouncedPage path={pathname} title={notFound.head.title}>
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
    </AnnouncedPage>
  );
}
