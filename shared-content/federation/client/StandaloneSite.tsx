import { type ComponentType, Suspense, lazy } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { Container, ErrorBoundary, ErrorSurface, site, styled, text } from '../../ui';
import type { SectionEntry } from '../registry';
import type { SectionBundle, SectionRoute } from '../section.contract';

const Bar = styled('header')({
  ...text('small'),
  position: 'fixed',
  inset: '0 0 auto 0',
  zIndex: 10,
  padding: '12px 20px',
  background: site.palette.surface,
  borderBottom: `1px dashed ${site.palette.lily}`,
});

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  paddingBlock: '96px 48px',
  '& a': { color: site.palette.jadeLight },
});

const lazies = new Map<string, ComponentType>();

/** The lazy page of a route, created once: a new one for each render would lose the page's state. */
function getPage({ path, load }: SectionRoute): ComponentType {
  let page = lazies.get(path);
  if (!page) lazies.set(path, (page = lazy(async () => ({ default: await load() }))));
  return page;
}

interface StandaloneSiteProps {
  entry: SectionEntry;
  routes: readonly SectionRoute[];
  exposed: SectionBundle['exposed'];
}

/** A section without the shell: its pages, and a list of them at the root. */
export function StandaloneSite({ entry, routes, exposed }: StandaloneSiteProps) {
  const { pathname } = useLocation();
  const here = routes.find(({ path }) => path === pathname);
  const parts = Object.entries(exposed);
  return (
    <>
      <Bar>
        <Link to="/">Section alone: all its routes</Link>
        <title>{here?.title ?? `${entry.name} alone`}</title>
      </Bar>
      <main>
        <ErrorBoundary
          key={pathname}
          name="section alone"
          fallback={(retry) => <ErrorSurface onRetry={retry} />}
        >
          <Suspense fallback={null}>
            <Routes>
              {routes.map((route) => (
                <Route key={route.path} path={route.path} Component={getPage(route)} />
              ))}
              {parts.map(([name, Part]) => (
                <Route key={name} path={`/exposed/${name}`} element={<Part />} />
              ))}
              <Route
                path="*"
                element={
                  <Container>
                    <List>
                      {pathname !== '/' && (
                        <li>
                          No route of {entry.name} has the path {pathname}. It has:
                        </li>
                      )}
                      {[
                        ...routes.map(({ path, title }) => ({ path, title })),
                        ...parts.map(([name]) => ({ path: `/exposed/${name}`, title: name })),
                      ].map(({ path, title }) => (
                        <li key={path}>
                          <Link to={path}>{path}</Link> {title}
                        </li>
                      ))}
                    </List>
                  </Container>
                }
              />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  );
}
