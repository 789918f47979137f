import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { KitProvider, createKitCache } from '../ui';

/** Renders as a page would stand in the site: theme, style cache and a router at `path`. */
export function renderWithKit(children: ReactNode, path = '/') {
  return render(
    <KitProvider cache={createKitCache()}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </KitProvider>,
  );
}
