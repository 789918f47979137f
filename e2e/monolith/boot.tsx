import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SiteApp } from '../../shell/app/SiteApp';
import { documentArrived } from '../../shell/app/arrival';
import { keepPlaces } from '../../shell/app/places';
import { SiteGuard } from '../../shell/client/SiteGuard';
import { createKitCache } from '../../shared-content/ui';
import { MonolithSource } from './MonolithSource';

export function boot(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  documentArrived();
  keepPlaces();
  const app = (
    <SiteGuard root={root}>
      <BrowserRouter>
        <SiteApp cache={createKitCache()} source={new MonolithSource()} />
      </BrowserRouter>
    </SiteGuard>
  );
  startTransition(() => void hydrateRoot(root, app));
}
