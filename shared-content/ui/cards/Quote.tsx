import type { ReactNode } from 'react';
import { site, text } from '../../theme';
import { styled } from '../styled';

const Figure = styled('figure')({
  margin: 0,
  display: 'grid',
  gap: 24,
  paddingLeft: 'clamp(20px, 3vw, 40px)',
  borderLeft: `2px solid ${site.palette.lily}`,
});
const Words = styled('blockquote')({ ...text('h3'), fontWeight: 450, margin: 0, maxWidth: '44rem' });
const Source = styled('figcaption')({ ...text('small'), color: site.palette.muted });

/** Somebody's words, wide, with their source. */
export function Quote({ children, source }: { children: ReactNode; source: string }) {
  return (
    <Figure>
      <Words>{children}</Words>
      <Source>{source}</Source>
    </Figure>
  );
}
