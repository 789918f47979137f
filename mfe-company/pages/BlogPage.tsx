import { Container, site, styled, text } from 'shared-content/ui';
import { BudScene } from '../components/blog/BudScene';
import { blog } from '../content/blog';

const Screen = styled('div')({
  display: 'grid',
  alignContent: 'center',
  minHeight: '100svh',
  paddingTop: `calc(${site.scale.header} + 32px)`,
  paddingBottom: 64,
});
const Middle = styled('div')({ display: 'grid', gap: 'clamp(24px, 4vw, 48px)', justifyItems: 'center' });
const Title = styled('h1')({ ...text('display'), textAlign: 'center' });

/** The message and nothing else (specification 2.1). */
export function BlogPage() {
  return (
    <Screen>
      <Container>
        <Middle>
          <BudScene />
          <Title tabIndex={-1}>{blog.title}</Title>
        </Middle>
      </Container>
    </Screen>
  );
}
