import { act } from '@testing-library/react';
import { Profiler } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { useDrawing } from './drawings';

const Drawing = () => <svg {...useDrawing(<path d="M0 0h9" />)} />;

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => root.remove());

describe('useDrawing', () => {
  it('keeps the references of a composed document on hydration', async () => {
    root.innerHTML = '<svg><use href="/drawings/12345678.svg#d0"></use></svg>';
    const use = root.querySelector('use');
    const faults: unknown[] = [];
    let renders = 0;
    const counted = (
      <Profiler id="drawing" onRender={() => (renders += 1)}>
        <Drawing />
      </Profiler>
    );
    await act(async () => {
      hydrateRoot(root, counted, { onRecoverableError: (error) => faults.push(error) });
    });
    expect(faults).toEqual([]);
    expect(renders).toBe(1);
    expect(root.querySelector('use')).toBe(use);
    expect(root.querySelector('path')).toBeNull();
  });

  it('draws inline after a client navigation', async () => {
    await act(async () => createRoot(root).render(<Drawing />));
    expect(root.querySelector('path')?.getAttribute('d')).toBe('M0 0h9');
  });

  it('hydrates a document that was rendered without a drawing file', async () => {
    root.innerHTML = '<svg><path d="M0 0h9"></path></svg>';
    const faults: unknown[] = [];
    await act(async () => {
      hydrateRoot(root, <Drawing />, { onRecoverableError: (error) => faults.push(error) });
    });
    expect(faults).toEqual([]);
    expect(root.querySelector('path')).not.toBeNull();
  });
});
