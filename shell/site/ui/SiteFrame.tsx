import type { ReactNode } from 'react';
import { VisuallyHidden, site, styled } from 'shared-content/ui';
import { announcerId } from '../app/arrival';
import { frameWords } from '../content/frameWords';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';

/** The first stop of the Tab key. */
const SkipLink = styled('a')({
  position: 'fixed',
  left: site.scale.gutter,
  top: `calc(${site.scale.header} + 8px)`,
  zIndex: 200,
  padding: '12px 20px',
  borderRadius: site.scale.radius.pill,
  background: site.palette.jade,
  color: site.palette.ink,
  fontWeight: 600,
  textDecoration: 'none',
  transform: 'translateY(-400%)',
  '&:focus': { transform: 'none' },
});

// The decorative background: a lamp over dark water, which follows the mouse (`followMouseWithLight`).
const Water = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  overflow: 'clip',
  pointerEvents: 'none',
  background: `radial-gradient(90% 60% at 70% -10%, #3fd6b412, transparent 70%), ${site.palette.ink}`,
  '@media print': { display: 'none' },
});

const lamp = { width: 1300, height: 820 };
const Lamp = styled('div')({
  position: 'absolute',
  left: -lamp.width / 2,
  top: -lamp.height / 2,
  ...lamp,
  background: 'radial-gradient(closest-side, #3fd6b42b, #47c8c51f 20%, #4fb8d808 45%, transparent 72%)',
  transform: 'translate3d(var(--lamp-x, 72vw), var(--lamp-y, 18vh), 0)',
  transition: 'transform 900ms cubic-bezier(0.16, 0.8, 0.3, 1)',
  willChange: 'transform',
});

// A stacking context of its own puts the light behind the page, yet above the document's background.
const Frame = styled('div')({
  isolation: 'isolate',
  display: 'grid',
  grid: '1fr auto / minmax(0, 1fr)',
  minHeight: '100vh',
});
const Main = styled('main')({ minWidth: 0 });

/**
 * The frame of every page: skip link, header, footer, background. No browser of a visitor renders it: its elements stay
 * as the document brought them, and a mounted page replaces the content of `main`. A dev server does.
 */
export function SiteFrame({ path, children }: { path: string; children?: ReactNode }) {
  return (
    <Frame>
      <SkipLink href="#main">{frameWords.skip}</SkipLink>
      <Water aria-hidden="true">
        <Lamp data-lamp="" />
      </Water>
      <Header pathname={path} />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <VisuallyHidden id={announcerId} aria-live="polite" role="status" />
    </Frame>
  );
}
