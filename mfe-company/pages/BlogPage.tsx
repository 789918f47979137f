import { Container, Link, site, styled, text } from 'shared-content/ui';
import letter from '../assets/blog/letter.avif';
import bud1600 from '../assets/water/bud-1600.avif';
import budTall780 from '../assets/water/bud-tall-780.avif';
import { blog } from '../content/blog';

const { palette } = site;

// The whole window is water. The text is in the dark above it, and a letter drifts at its bottom, left of the flower.
const Screen = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  minHeight: 'max(600px, min(100svh, 1080px))',
  paddingTop: `calc(${site.scale.header} + clamp(32px, 6svh, 72px))`,
});
const Water = styled('picture')({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 25%' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${palette.ink}e6, transparent 40%, transparent 66%, ${palette.ink}e6 96%)`,
  },
});
const Page = styled(Container)({ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' });
const Letter = styled(Link)({
  width: 'min(100%, 23rem)',
  margin: '0 0 clamp(20px, 4svh, 48px) -8px',
  transition: `transform ${site.motion.reveal} ${site.motion.ease}`,
  '&:hover': { transform: 'translateY(-6px) rotate(0.8deg)' },
  '& img': { width: '100%', WebkitBoxReflect: 'below -8% linear-gradient(transparent 82%, #0004)' },
  '@media (max-width: 599.95px)': { marginInline: 'auto' },
});
const display = text('display');
// One line from the smallest phone up, and never larger than Home's title.
const Title = styled('h1')({ ...display, fontSize: `min(9.6vw, ${display.fontSize})` });

/** Only the message, without other text (specification 2.1). A picture shows what the newsletter brings. */
export function BlogPage() {
  return (
    <Screen>
      <Water data-scenery="">
        <source media="(max-aspect-ratio: 1)" srcSet={budTall780} width={780} height={1300} />
        <img src={bud1600} alt="" width={1600} height={900} fetchPriority="high" decoding="async" />
      </Water>
      <Page>
        <Title tabIndex={-1}>{blog.title}</Title>
        <Letter to={blog.letter.to}>
          <img src={letter} alt={blog.letter.alt} width={460} height={360} decoding="async" />
        </Letter>
      </Page>
    </Screen>
  );
}
