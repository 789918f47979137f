import { Container, site, styled, text } from 'shared-content/ui';
import bud1600 from '../assets/water/bud-1600.avif';
import budTall780 from '../assets/water/bud-tall-780.avif';
import { blog } from '../content/blog';

const { palette } = site;

// The whole window is water; the words stand in the dark above it, and the flower answers below.
const Screen = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  alignItems: 'start',
  minHeight: 'min(100svh, 1080px)',
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
const display = text('display');
// On one line from the smallest phone up, and never larger than Home's.
const Title = styled('h1')({ ...display, fontSize: `min(9.6vw, ${display.fontSize})` });

/** The message and nothing else (specification 2.1). */
export function BlogPage() {
  return (
    <Screen>
      <Water>
        <source media="(max-aspect-ratio: 1)" srcSet={budTall780} width={780} height={1300} />
        <img src={bud1600} alt="" width={1600} height={900} fetchPriority="high" decoding="async" />
      </Water>
      <Container>
        <Title tabIndex={-1}>{blog.title}</Title>
      </Container>
    </Screen>
  );
}
