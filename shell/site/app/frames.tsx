import { Suspense, lazy } from 'react';
import { HeaderLife } from '../ui/header/HeaderLife';
import { ServedElement, servedAt } from './ServedPart';
import type { SectionSource } from './SectionSource.contract';

type Frame = SectionSource['frame'];

/** Header and footer as the document brought them: their words and rules are in no script of a first view. */
export function servedFrame(): Frame {
  const [header] = servedAt('#root > * > header');
  const [footer] = servedAt('#root > * > footer');
  return {
    Header: () => (
      <>
        <ServedElement as="header" served={header} />
        <HeaderLife />
      </>
    ),
    Footer: () => <ServedElement as="footer" served={footer} />,
  };
}

const DrawnHeader = lazy(async () => ({
  default: (await import(/* webpackChunkName: "frame" */ '../ui/drawnFrame')).Header,
}));
const DrawnFooter = lazy(async () => ({
  default: (await import(/* webpackChunkName: "frame" */ '../ui/drawnFrame')).Footer,
}));

/** The same where no document brought them: on a dev server, and around a section from a developer's machine. */
export const drawnFrame: Frame = {
  Header: () => (
    <Suspense fallback={null}>
      <DrawnHeader />
    </Suspense>
  ),
  Footer: () => (
    <Suspense fallback={null}>
      <DrawnFooter />
    </Suspense>
  ),
};
