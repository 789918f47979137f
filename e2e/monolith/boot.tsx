import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { PageRouter } from '../../shell/site/app/PageRouter';
import { SiteApp } from '../../shell/site/app/SiteApp';
import { documentArrived } from '../../shell/site/app/arrival';
import { keepPlaces } from '../../shell/site/app/places';
import { SiteGuard } from '../../shell/site/client/SiteGuard';
import { createKitCache } from '../../shared-content/ui';
import { MonolithSource } from './MonolithSource';
import { tendDisclosures } from '../../shell/site/client/tendDisclosures';

export function boot(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  documentArrived();
  keepPlaces();
  tendDisclosures();
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
