import type { AppEntry } from 'shared-content/federation';
import { FailedPage } from './FailedPage';
import { useSectionSource } from './SectionSourceContext';
import { LivePart, hasMounted } from './parts';

/** The page at a path, in a boundary of its own. */
export function OwnedPage({ owner, path }: { owner: AppEntry; path: string }) {
  const source = useSectionSource();
  return (
    <LivePart
      key={path}
      owner={owner}
      name={path}
      component={source.page(owner, path)}
      fallback={(retry) => (
        <FailedPage
          path={path}
          leaveFor={hasMounted(`${owner.name} ${path}`) ? undefined : source.leaveFor}
          onRetry={retry}
        />
      )}
    />
  );
}
