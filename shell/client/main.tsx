import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createKitCache } from 'shared-content/ui';
import { SiteApp } from '../app/SiteApp';
import { FederatedSource } from './FederatedSource';
import { readPins } from './readPins';
import { registerSections } from './registerSections';

const pins = readPins();
const initialPath = location.pathname;
const source = new FederatedSource({ initialPath, reregister: registerSections(pins) });
const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');

const app = (
  <BrowserRouter>
    <SiteApp cache={createKitCache()} source={source} notFoundAt={pins.notFound ? initialPath : undefined} />
  </BrowserRouter>
);

// Never called: a kit door that the shell does not import is not provided to the sections.
export const lazyKit = () => import('shared-content/ui/forms');

if (root.firstChild) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
