import { Suspense, lazy } from 'react';
import { ErrorBoundary } from 'shared-content/ui';
import { HeaderUpdates } from '../ui/header/HeaderUpdates';
import { KeptElement, getKeptMarkup } from './KeptPart';
import type { SectionSource } from './SectionSource';

type Frame = SectionSource['frame'];

/** Header and footer with the markup of the document: no script of a first view carries their text and styles. */
export function keptFrame(): Frame {
  const [header] = getKeptMarkup('#root > * > header');
  const [footer] = getKeptMarkup('#root > * > footer');
  return {
    Header: () => (
      <>
        <KeptElement as="header" kept={header} />
        <HeaderUpdates />
      </>
    ),
    Footer: () => <KeptElement as="footer" kept={footer} />,
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
