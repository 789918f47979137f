import { cleanup } from '@testing-library/react';
import { type SectionRoute, stillFaults, stillRules } from '../federation';
import { renderWithKit } from './renderWithKit';

/**
 * Asserts that every page whose route says `static` is: no control, handler, state or effect of its own, and the same words
 * whatever stands in the address behind its path, which its document does not know.
 *
 * @returns paths of the pages that were looked at
 * @throws Error that names the path and what lives there
 */
export async function expectStill(routes: readonly SectionRoute[]): Promise<string[]> {
  const looked: string[] = [];
  for (const { path, static: isStatic, load } of routes) {
    if (!isStatic) continue;
    const Page = await load();
    const { container } = renderWithKit(
      <main>
        <Page />
      </main>,
      path,
    );
    const [fault] = stillFaults(container.firstElementChild as Element, stillRules);
    if (fault !== undefined) throw new Error(`${path} says that it is static: it ${fault}.`);
    const { innerHTML } = container;
    cleanup();
    const elsewhere = renderWithKit(
      <main>
        <Page />
      </main>,
      `${path}?asked=1#there`,
    );
    if (elsewhere.container.innerHTML !== innerHTML)
      throw new Error(
        `${path} says that it is static: it reads the address, whose query its document does not know.`,
      );
    looked.push(path);
    cleanup();
  }
  return looked;
}
