import { type ComponentType, Suspense, createElement, lazy } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Container, ErrorBoundary, ErrorSurface } from '../../ui';
import type { SectionEntry } from '../registry';
import type { SectionBundle, SectionRoute } from '../section.contract';

type Shown = Pick<SectionRoute, 'title' | 'load'> & { readonly path: string };

const lazies = new Map<string, ComponentType>();

/** The lazy page of a route, created once: a new one for each render would lose the page's state. */
function getPage({ path, load }: Shown): ComponentType {
  let page = lazies.get(path);
  if (!page) lazies.set(path, (page = lazy(async () => ({ default: await load() }))));
  return page;
}

interface StandaloneSiteProps {
  entry: SectionEntry;
  routes: readonly SectionRoute[];
  exposed: SectionBundle['exposed'];
}

/** A section without the shell: its pages and exposed parts, and a list of them at every other path. */
export function StandaloneSite({ entry, routes, exposed }: StandaloneSiteProps) {
  const { pathname } = useLocation();
  const all: Shown[] = [
    ...routes,
    ...Object.entries(exposed).map(([title, Part]) => ({
      path: `/exposed/${title}`,
      title,
      load: () => Promise.resolve(Part),
    })),
  ];
  const here = all.find(({ path }) => path === pathname);
  return (
    <>
      <title>{here?.title ?? `${entry.name} alone`}</title>
      <Link to="/">Section alone: all its routes</Link>
      <main>
        <ErrorBoundary
          key={pathname}
          name="section alone"
          fallback={(retry) => <ErrorSurface onRetry={retry} />}
        >
          <Suspense fallback={null}>
            {here ? (
              createElement(getPage(here))
            ) : (
              <Container>
                {pathname !== '/' && `No route of ${entry.name} has the path ${pathname}. It has:`}
                <ul>
                  {all.map(({ path, title }) => (
                    <li key={path}>
                      <Link to={path}>{path}</Link> {title}
                    </li>
                  ))}
                </ul>
              </Container>
            )}
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  );
}
