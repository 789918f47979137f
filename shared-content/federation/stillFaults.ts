/** What a still page has not. */
export const stillRules = {
  /**
   * Controls that answer by scripts alone, in some of the browsers that the site is for (package.json): these open no menu
   * and no dialog by themselves. To a radio button or a checkbox CSS may answer.
   */
  controls:
    'form, input:not([type="radio"], [type="checkbox"]), select, textarea, [contenteditable], button:not([disabled], [data-back])',
  /** What lives on a still page by itself: a part of another section, Home's film. */
  apart: '[data-part] [data-part], [data-film]',
  /** The kit's pieces whose work there the shell does (`enhanceStaticPage`, `ServedPart`), and its own marks around a page. */
  tended: [
    ...['Link', 'Reveal', 'Portrait', 'BelowFold'],
    ...['PageMark', 'PartMounted', 'LivePart', 'HomeFilm', 'HeroFilm'],
  ],
} as const;

/**
 * What a page does that a still page must not: React never runs on it in the document that a visitor opens, so that a
 * control, a handler, state or an effect would be dead there. Hooks are seen in React's development build alone, and no
 * stores, which the kit's drawings read, too. Runs in
 * visited pages as its text: it takes nothing from around it, and has no named function inside (esbuild would call its helper).
 *
 * @param root an element that React made or hydrated, the page within it
 * @param rules `stillRules`
 */
export function stillFaults(
  root: Element,
  {
    controls,
    apart,
    tended,
  }: { readonly controls: string; readonly apart: string; readonly tended: readonly string[] },
): string[] {
  interface Fiber {
    readonly type?:
      | { readonly name?: string; readonly prototype?: object; readonly getDerivedStateFromError?: unknown }
      | string
      | null;
    readonly stateNode?: unknown;
    readonly memoizedProps?: unknown;
    readonly child?: Fiber;
    readonly sibling?: Fiber;
    readonly _debugHookTypes?: readonly string[] | null;
    readonly _debugOwner?: Fiber | null;
  }
  const dead = 'React does not run on a still page';
  const faults = new Set<string>();
  for (const control of root.querySelectorAll(controls))
    if (!control.closest(apart)) faults.add(`has a <${control.localName}>, which would be dead: ${dead}`);
  const key = Object.keys(root).find((name) => name.startsWith('__reactFiber$')) ?? '';
  const waiting = [(root as unknown as Record<string, Fiber | undefined>)[key]?.child];
  while (waiting.length > 0) {
    const fiber = waiting.pop();
    if (!fiber) continue;
    waiting.push(fiber.sibling);
    // What lives by itself, or is put into the page from elsewhere (a portal).
    const { stateNode } = fiber;
    if (stateNode instanceof Element ? stateNode.matches(apart) : Object(stateNode).containerInfo) continue;
    waiting.push(fiber.child);
    if (stateNode instanceof Element) {
      const element = stateNode;
      const maker = Object(fiber._debugOwner?.type).name;
      // In production nobody knows who made a link.
      const isFollowed = element.matches('a[href^="/"]') && (maker ?? 'Link') === 'Link';
      for (const [name, value] of Object.entries(fiber.memoizedProps ?? {}))
        if (
          /^on[A-Z]/.test(name) &&
          typeof value === 'function' &&
          !(name === 'onClick' ? isFollowed : element.matches('[data-portrait]'))
        )
          faults.add(`has ${name} on a <${element.localName}>, which nobody would hear: ${dead}`);
    } else if (fiber.type && typeof fiber.type !== 'string') {
      const { name = '', prototype, getDerivedStateFromError } = fiber.type;
      if (Object(prototype).isReactComponent && !getDerivedStateFromError)
        faults.add(`has ${name || 'a component'}, a class, which would not live: ${dead}`);
      const own = Object.keys(fiber.memoizedProps ?? {});
      for (const prop of name === 'Link' ? own : [])
        if (prop === 'onClick' || prop === 'replace' || prop === 'state')
          faults.add(`has ${prop} on a Link, which would be left out: ${dead}`);
      const hook = fiber._debugHookTypes?.find((type) =>
        /^use(State|Reducer|(Layout)?Effect|Transition|DeferredValue|ActionState|Optimistic)$/.test(type),
      );
      if (hook && !tended.includes(name))
        faults.add(`has ${name || 'a component'} with ${hook}, which would not run: ${dead}`);
    }
  }
  return [...faults];
}
