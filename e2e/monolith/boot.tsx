import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SiteApp } from '../../shell/app/SiteApp';
import { createKitCache } from '../../shared-content/ui';
import { MonolithSource } from './MonolithSource';

export function boot(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  const app = (
    <BrowserRouter>
      <SiteApp cache={createKitCache()} source={new MonolithSource()} />
    </BrowserRouter>
  );
  startTransition(() => void hydrateRoot(root, app));
}
