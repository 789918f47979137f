import { Container, site, styled, text } from 'shared-content/ui';
import bud460 from '../assets/water/bud-460.avif';
import bud920 from '../assets/water/bud-920.avif';
import { WaterPicture } from '../components/WaterPicture';
import { blog } from '../content/blog';

const Screen = styled('div')({
  display: 'grid',
  alignContent: 'center',
  overflow: 'clip',
  minHeight: '100svh',
  paddingTop: `calc(${site.scale.header} + 16px)`,
  paddingBottom: 64,
});
const Middle = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
});
// Larger than a phone's window, which then shows the flower and less of the water.
const Flower = styled('div')(({ theme }) => ({
  width: '160vw',
  [theme.breakpoints.up('sm')]: { width: 'auto' },
}));
// Over the water's lower edge, where it is dark; small enough to stay on one line from the smallest phone up.
const Title = styled('h1')({
  ...text('display'),
  fontSize: 'clamp(1.75rem, 8.2vw, 4.75rem)',
  textAlign: 'center',
  marginTop: '-0.4em',
});

/** The message and nothing else (specification 2.1). */
export function BlogPage() {
  return (
    <Screen>
      <Container>
        <Middle>
          <Flower>
            <WaterPicture
              small={bud460}
              large={bud920}
              width={920}
              height={640}
              sizes="(min-width: 900px) 820px, 160vw"
            />
          </Flower>
          <Title tabIndex={-1}>{blog.title}</Title>
        </Middle>
      </Container>
    </Screen>
  );
}
