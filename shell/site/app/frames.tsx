import { type ComponentType, Suspense, lazy } from 'react';
import { ErrorBoundary } from 'shared-content/ui';
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

/** A page without them is better than none. */
const Drawn = ({ part: Part }: { part: ComponentType }) => (
  <ErrorBoundary name="frame" fallback={() => null}>
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  </ErrorBoundary>
);

/** The same where no document brought them: on a dev server, and around a section from a developer's machine. */
export const drawnFrame: Frame = {
  Header: () => <Drawn part={DrawnHeader} />,
  Footer: () => <Drawn part={DrawnFooter} />,
};
