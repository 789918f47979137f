import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { exposed, section } from 'section-under-development';
import { KitProvider, createKitCache } from 'shared-content/ui';
import { StandaloneSite } from './StandaloneSite';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');

createRoot(root).render(
  <KitProvider cache={createKitCache()}>
    <BrowserRouter>
      <StandaloneSite section={section} exposed={exposed} />
    </BrowserRouter>
  </KitProvider>,
);
