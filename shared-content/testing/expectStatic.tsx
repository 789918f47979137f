import { cleanup } from '@testing-library/react';
import { type SectionRoute, describeDeadControl, staticRules } from '../federation';
import { renderWithKit } from './renderWithKit';

/** @returns names of the controls within a page's element that would be dead on a static page, each once */
export const getDeadControls = (root: Element): string[] => [
  ...new Set(
    [...root.querySelectorAll(staticRules.controls)]
      .filter((control) => !control.closest(staticRules.apart))
      .map(({ localName }) => localName),
  ),
];

/**
 * Asserts that every page whose route says `static` is static. It has no control, and the same words whatever follows
 * its path in the address, which its document does not know. A release checks its modules (`routeFaults`).
 *
 * @returns paths of the pages that were looked at
 * @throws Error that names the path and what lives there
 */
export async function expectStatic(routes: readonly SectionRoute[]): Promise<string[]> {
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
    const [dead] = getDeadControls(container.firstElementChild as Element);
    if (dead !== undefined) throw new Error(`${path} ${describeDeadControl(dead)}.`);
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
