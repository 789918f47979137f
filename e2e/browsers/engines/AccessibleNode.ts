/** An element in a browser's accessibility tree, in terms that all browsers share. */
export interface AccessibleNode {
  /** The ARIA role; `summary` for the control of a `details`. */
  readonly role: string;
  /** The accessible name; for a live region without one, its content. */
  readonly name: string;
  readonly description?: string;
  /** `expanded`, `level=1`, `live=polite`… */
  readonly states: readonly string[];
  readonly children: readonly AccessibleNode[];
}

/** A node as the engine reports it. */
export interface RawNode {
  readonly role: string;
  readonly name?: string;
  readonly description?: string;
  readonly states: readonly string[];
  readonly children: readonly RawNode[];
}

/** Roles with a meaning for the reader. The content of other nodes belongs to the parent. */
const told = new Set(
  `alert banner button checkbox combobox complementary contentinfo dialog form group heading image link list listbox
  listitem main navigation option radio region status summary textbox`.split(/\s+/),
);

const textFor = ({ role, name, children }: RawNode): string =>
  children.length > 0 ? children.map(textFor).join('') : role === 'text' ? (name ?? '') : '';

/** The tree without what engines report differently. */
export function plainTree(nodes: readonly RawNode[]): AccessibleNode[] {
  return nodes.flatMap((node) => {
    const { role, name, description, states } = node;
    const children = plainTree(node.children);
    // Firefox reports `address`, and the list of a `select`, as a group.
    if (!told.has(role) || (/^(group|listbox)$/.test(role) && !name)) return children;
    // The role makes an alert live: Firefox reports no politeness for it.
    const live = role === 'alert' || states.some((state) => state.startsWith('live='));
    const plain = (words: string) => words.replace(/\s+/g, ' ').trim();
    return {
      role,
      name: plain(name || (live ? textFor(node) : '')),
      ...(description && { description: plain(description) }),
      states: [...states].sort(),
      children,
    };
  });
}
