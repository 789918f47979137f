import { type ComponentType, type ReactNode, Suspense, useReducer } from 'react';
import { ErrorBoundary } from 'shared-content/ui';
import type { SectionEntry } from 'shared-content/federation';
import { FrozenMarkup } from './FrozenMarkup';
import { PartMounted } from './PartMounted';
import { useSectionSource } from './SectionSourceContext';
import { markupOf } from './serverMarkup';

interface SectionPartProps {
  section: SectionEntry;
  /** A path for a page, an expose's name otherwise; unique within the section. */
  name: string;
  component: ComponentType;
  /** What stands there when it failed and no markup of the server's is left. */
  fallback: (retry: () => void) => ReactNode;
}

/**
 * Mounts something of a section inside its own boundary. Until its bundle has come the server's markup
 * stands there. If the bundle never comes, or throws at its first render, that markup stays, readable,
 * its links plain links.
 */
export function SectionPart({ section, name, component: Part, fallback }: SectionPartProps) {
  const source = useSectionSource();
  const [, tryAgain] = useReducer((count: number) => count + 1, 0);
  const part = `${section.name} ${name}`;

  return (
    <ErrorBoundary
      name={part}
      fallback={(reset) => {
        const markup = markupOf(part);
        if (markup !== undefined) return <FrozenMarkup part={part} markup={markup} />;
        return fallback(() => {
          source.forget(section, name);
          tryAgain();
          reset();
        });
      }}
    >
      <Suspense fallback={null}>
        <div data-part={part}>
          <Part />
          <PartMounted part={part} />
        </div>
      </Suspense>
    </ErrorBoundary>
  );
}
