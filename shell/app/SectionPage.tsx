import { useLocation } from 'react-router-dom';
import type { SectionEntry } from 'shared-content/federation';
import { PageFailure } from './PageFailure';
import { SectionPart } from './SectionPart';
import { useSectionSource } from './SectionSourceContext';
import { hasMounted } from './serverMarkup';

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
        <PageFailure
          path={pathname}
          fresh={!hasMounted(`${section.name} ${pathname}`)}
          leaveFor={source.leaveFor}
          onRetry={retry}
        />
      )}
    />
  );
}
