import type { ReactNode } from 'react';
import { styled } from 'shared-content/ui';
import { useSectionSource } from '../app/SectionSourceContext';
import { MouseLight } from './MouseLight';
import { SkipLink } from './SkipLink';

// A stacking context of its own puts the light behind the page, yet above the document's background.
const Frame = styled('div')({
  isolation: 'isolate',
  display: 'grid',
  grid: '1fr auto / minmax(0, 1fr)',
  minHeight: '100vh',
});
const Main = styled('main')({ minWidth: 0 });

/** The frame of every page: skip link, header, footer, background. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { Header, Footer } = useSectionSource().frame;
  return (
    <Frame>
      <SkipLink />
      <MouseLight />
      <Header />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
    </Frame>
  );
}
