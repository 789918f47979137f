import { Container, Reveal, site, styled, text } from 'shared-content/ui';
import type { BlockProps } from '../../../content/service.contract';

const Words = styled('p')<{ tint: string }>(({ tint, theme }) => ({
  ...text('h2'),
  fontWeight: 450,
  fontSize: 'clamp(1.25rem, 1.05rem + 1vw, 1.875rem)',
  lineHeight: 1.4,
  maxWidth: '58rem',
  paddingTop: site.scale.section,
  [theme.breakpoints.up('md')]: {
    paddingLeft: 40,
    backgroundImage: `linear-gradient(${tint}, ${tint})`,
    backgroundSize: '2px calc(100% - 9vw)',
    backgroundPosition: '0 100%',
    backgroundRepeat: 'no-repeat',
  },
}));

/** A paragraph in large type, between hero and first block. */
export function IntroBlock({ block, accent }: Pick<BlockProps<'intro'>, 'block' | 'accent'>) {
  return (
    <Container>
      <Reveal>
        <Words tint={site.ramp[accent]}>{block.text}</Words>
      </Reveal>
    </Container>
  );
}
