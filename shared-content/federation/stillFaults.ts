/** Rules for static pages. */
export const stillRules = {
  /**
   * Controls that need a script in at least one supported browser (package.json): not all of these browsers open menus and
   * dialogs by themselves. Radio buttons and checkboxes are allowed, as CSS may react to them.
   */
  controls:
    'form, input:not([type="radio"], [type="checkbox"]), select, textarea, [contenteditable], button:not([disabled], [data-back])',
  /** Live parts within a static page: a part of another section, Home's film. */
  apart: '[data-part] [data-part], [data-film]',
  /** Components with hooks that are allowed: the shell does their work (`enhanceStaticPage`, `ServedPart`) or wraps pages in them. */
  tended: [
    ...['Link', 'Reveal', 'Portrait', 'BelowFold'],
    ...['PageMark', 'PartMounted', 'LivePart', 'HomeFilm', 'HeroFilm'],
  ],
} as const;

/**
 * Finds code that cannot work on a static page. React never runs in the document that a visitor opens, so controls,
 * handlers, state and effects would be dead. Hooks can be seen only in React's development build. Stores are not checked,
 * as the kit's drawings read one, too.
 *
 * The browser gate passes this function's source text to visited pages. So it must not use anything outside itself, nor
 * contain a named function, for which esbuild would call its helper.
 *
 * @param root an element that React made or hydrated, with the page in it
 * @param rules `stillRules`
 * @returns faults, as predicates of the page
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
    // Skip live parts, and portals, whose content comes from elsewhere.
    const { stateNode } = fiber;
    if (stateNode instanceof Element ? stateNode.matches(apart) : Object(stateNode).containerInfo) continue;
    waiting.push(fiber.child);
    if (stateNode instanceof Element) {
      const element = stateNode;
      const maker = Object(fiber._debugOwner?.type).name;
      // React's production build does not tell which component made a link.
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
