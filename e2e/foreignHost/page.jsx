import fontUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { globalCss } from 'shared-content/theme';
import { KitProvider, createKitCache } from 'shared-content/ui';
import section from 'company/section';

const { load, title } = section.routes.find(({ path }) => path === '/about');
const Page = await load();
document.title = title;
// The rules that the kit's components stand on.
const styles = document.head.appendChild(document.createElement('style'));
styles.textContent = globalCss(fontUrl);
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <KitProvider cache={createKitCache()}>
    <MemoryRouter initialEntries={['/about']}>
      <main>
        <Page />
      </main>
    </MemoryRouter>
  </KitProvider>,
);
// An entry point of the kit that no module of the host imports would not be shared.
export const forms = () => import('shared-content/ui/forms');
