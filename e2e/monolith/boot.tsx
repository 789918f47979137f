import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { PageRouter } from '../../shell/app/PageRouter';
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
  const source = new MonolithSource();
  const app = (
    <SiteGuard root={root}>
      <PageRouter history={createBrowserHistory({ v5Compat: true })} source={source}>
        <SiteApp cache={createKitCache()} source={source} />
      </PageRouter>
    </SiteGuard>
  );
  startTransition(() => void hydrateRoot(root, app));
}
