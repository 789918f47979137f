import { useLocation } from 'react-router-dom';
import type { SectionEntry } from 'shared-content/federation';
import { FailedPage } from './FailedPage';
import { useSectionSource } from './SectionSourceContext';
import { SectionPart, hasMounted } from './parts';

/** The page of a section at the current path. */
export function SectionPage({ section }: { section: SectionEntry }) {
  const source = useSectionSource();
  const { pathname } = useLocation();
  return (
    <SectionPart
      key={pathname}
      section={section}
      name={pathname}
      component={source.page(section, pathname)}
      fallback={(retry) => (
        <FailedPage
          path={pathname}
          leaveFor={hasMounted(`${section.name} ${pathname}`) ? undefined : source.leaveFor}
          onRetry={retry}
        />
      )}
    />
  );
}
