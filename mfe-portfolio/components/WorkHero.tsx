import { Breadcrumbs, Container, site, styled, text } from 'shared-content/ui';
import wall1280 from '../assets/wall/wall-1280.avif';
import wallWebp from '../assets/wall/wall-1280.webp';
import wall880 from '../assets/wall/wall-880.avif';
import near560 from '../assets/wall/wall-near-560.avif';
import near880 from '../assets/wall/wall-near-880.avif';
import { projectsPage } from '../content/projectsPage';

const { palette, scale } = site;

const Band = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  borderBottom: `1px solid ${palette.hairline}`,
  paddingTop: `calc(${scale.header} + 32px)`,
  [theme.breakpoints.up('md')]: { paddingBottom: 32, minHeight: 'min(560px, 72svh)' },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('md')]: { width: '42%', paddingBlock: 'clamp(24px, 5vw, 72px)' },
}));
const Title = styled('h1')(text('h1'));
// Phones have no serif of the same widths, so that lines of a first view would move when it arrives.
const Statement = styled('p')(({ theme }) => ({
  ...text('lead'),
  [theme.breakpoints.up('md')]: { ...text('voice'), fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.375rem)' },
}));

// Beside the text it runs out of the window. On a phone it comes after the text, which stays whole.
const Wall = styled('div')(({ theme }) => ({
  height: 'min(72vw, 40svh)',
  marginTop: 24,
  '& picture': { display: 'block', height: '100%' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '30% 24%' },
  maskImage: 'linear-gradient(transparent, #000 18%)',
  // Three screens fit from here on.
  [theme.breakpoints.up('sm')]: { '& img': { objectPosition: '0 45%' } },
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    left: 'max(38%, 50% - 140px)',
    height: 'auto',
    marginTop: 0,
    // Dark at the top, too, behind the header's text.
    maskImage: 'linear-gradient(90deg, transparent, #000 26%), linear-gradient(transparent 64px, #000 150px)',
    WebkitMaskComposite: 'source-in', // Chrome and Edge before 120
    maskComposite: 'intersect',
  },
}));

/** The first screen of /projects, with pictures of the work. */
export function WorkHero() {
  const { hero, trail } = projectsPage;
  return (
    <Band>
      <Container>
        <Breadcrumbs trail={trail} />
        <Words>
          <Title tabIndex={-1}>{hero.title}</Title>
          <Statement>{hero.lead}</Statement>
        </Words>
      </Container>
      <Wall>
        <picture>
          <source
            media="(min-width: 600px)"
            type="image/avif"
            srcSet={`${wall880} 880w, ${wall1280} 1280w`}
            sizes="62vw"
          />
          <source
            type="image/avif"
            srcSet={`${near560} 560w, ${near880} 880w`}
            // On a phone it is half dark and delays the first paint: the smaller file serves two pixels per point.
            sizes="75vw"
          />
          <img src={wallWebp} alt="" width={1280} height={960} fetchPriority="high" decoding="async" />
        </picture>
      </Wall>
    </Band>
  );
}
