import { createRoot } from 'react-dom/client';
import { Link, Outlet, type RouteObject, RouterProvider, createBrowserRouter } from 'react-router-dom';
import { exposed, section } from 'section-under-development';
import { followLinks } from 'shared-content/federation';
import { Container, KitProvider, createKitCache } from 'shared-content/ui';

const routes: RouteObject[] = [
  ...section.routes.map(({ path, title, load }) => ({
    path,
    lazy: async () => {
      const Page = await load();
      const element = (
        <>
          <title>{title}</title>
          <Page />
        </>
      );
      return { element };
    },
  })),
  ...Object.entries(exposed).map(([name, Part]) => ({ path: `/exposed/${name}`, element: <Part /> })),
];

const RouteList = () => (
  <Container>
    <ul>
      {routes.map(({ path = '' }) => (
        <li key={path}>
          <Link to={path}>{path}</Link>
        </li>
      ))}
    </ul>
  </Container>
);

const Frame = () => (
  <>
    <Link to="/">Section alone: all its routes</Link>
    <main>
      <Outlet />
    </main>
  </>
);

/** A section without the shell: its pages and exposed parts, and a list of them at every other path. */
const router = createBrowserRouter([
  {
    element: <Frame />,
    hydrateFallbackElement: <></>,
    children: [...routes, { path: '*', element: <RouteList /> }],
  },
]);

followLinks((to) => {
  void router.navigate(to);
  return true;
});

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
createRoot(root).render(
  <KitProvider cache={createKitCache()}>
    <RouterProvider router={router} />
  </KitProvider>,
);
