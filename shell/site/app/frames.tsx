import { Suspense, lazy } from 'react';
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

/** A part of the frame by its own script; a page without it is better than none. */
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

/** The same where no document brought them: on a dev server, and around a section from a developer's machine. */
export const drawnFrame: Frame = { Header: drawn('Header'), Footer: drawn('Footer') };
