import { type ComponentType, Suspense, lazy } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { Container, ErrorBoundary, ErrorSurface, site, styled, text } from '../../ui';
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

/** The lazy page of a route, made once: a new one for each render would lose the page's state. */
function pageOf({ path, load }: SectionRoute): ComponentType {
  let page = lazies.get(path);
  if (!page) lazies.set(path, (page = lazy(async () => ({ default: await load() }))));
  return page;
}

interface StandaloneSiteProps {
  section: SectionBundle['section'];
  exposed: Readonly<Record<string, ComponentType>>;
}

/** A section without the shell: a strip that says so, its pages, and a list of them at the root. */
export function StandaloneSite({ section, exposed }: StandaloneSiteProps) {
  const parts = Object.entries(exposed);
  return (
    <>
      <Bar>
        <Link to="/">Section alone: all its routes</Link>
      </Bar>
      <main>
        <ErrorBoundary name="section alone" fallback={(retry) => <ErrorSurface onRetry={retry} />}>
          <Suspense fallback={null}>
            <Routes>
              {section.routes.map((route) => (
                <Route key={route.path} path={route.path} Component={pageOf(route)} />
              ))}
              {parts.map(([name, Part]) => (
                <Route key={name} path={`/exposed/${name}`} element={<Part />} />
              ))}
              <Route
                path="*"
                element={
                  <Container>
                    <List>
                      {[
                        ...section.routes.map(({ path, title }) => ({ path, title })),
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
