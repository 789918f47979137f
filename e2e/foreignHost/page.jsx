import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { KitProvider, createKitCache } from 'shared-content/ui';
import section from 'company/section';

const { load, title } = section.routes.find(({ path }) => path === '/about');
const Page = await load();
document.title = title;
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <KitProvider cache={createKitCache()}>
    <MemoryRouter initialEntries={['/about']}>
      <main>
        <Page />
      </main>
    </MemoryRouter>
  </KitProvider>,
);
// A door of the kit that no module of the host imports would not be shared.
export const forms = () => import('shared-content/ui/forms');
