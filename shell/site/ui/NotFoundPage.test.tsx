import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { KitProvider, createKitCache } from 'shared-content/ui';
import { renderWithKit } from 'shared-content/testing';
import { NotFoundPage } from './NotFoundPage';

describe('NotFoundPage', () => {
  it('shows and logs the attempted path', () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    history.replaceState({}, '', '/nowhere/at-all');
    renderWithKit(<NotFoundPage />, '/nowhere/at-all');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page Not Found');
    expect(screen.getByText('404')).toBeInTheDocument();
    expect(screen.getByText('/nowhere/at-all')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeEnabled();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('/nowhere/at-all'));
    log.mockRestore();
    history.replaceState({}, '', '/');
  });

  it('renders the same document for any path', () => {
    const html = (path: string) =>
      renderToString(
        <KitProvider cache={createKitCache()}>
          <StaticRouter location={path}>
            <NotFoundPage />
          </StaticRouter>
        </KitProvider>,
      );
    expect(html('/a')).toBe(html('/b/c'));
    expect(html('/a')).toContain('<code></code>');
  });
});
