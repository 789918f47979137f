import { Suspense, lazy } from 'react';
import { ErrorBoundary } from 'shared-content/ui';
import { HeaderLife } from '../ui/header/HeaderLife';
import { ServedElement, servedAt } from './ServedPart';
import type { SectionSource } from './SectionSource.contract';

type Frame = SectionSource['frame'];

/** Header and footer with the markup of the document: no script of a first view carries their text and styles. */
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

/** Header or footer, rendered by a script of its own. If that fails, the page shows without it. */
function drawn(name: keyof Frame) {
  const Part = lazy(async () => ({
    default: (await import(/* webpackChunkName: "frame" */ '../ui/drawnFrame'))[name],
  }));
  return () => (
    <ErrorBoundary name="frame" fallback={() => null}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Header and footer where no document brings them: on a dev server, and around a section from a developer's machine. */
export const drawnFrame: Frame = { Header: drawn('Header'), Footer: drawn('Footer') };
