/** What a browser tells assistive technology of one element, in words that all browsers share. */
export interface AccessibleNode {
  /** As ARIA has it; `summary` for what opens a `details`. */
  readonly role: string;
  /** Of a live region without a name: what it says. */
  readonly name: string;
  readonly description?: string;
  /** `expanded`, `level=1`, `live=polite`… */
  readonly states: readonly string[];
  readonly children: readonly AccessibleNode[];
}

/** A node as an engine has it. */
export interface RawNode {
  readonly role: string;
  readonly name?: string;
  readonly description?: string;
  readonly states: readonly string[];
  readonly children: readonly RawNode[];
}

/** Roles that tell a reader something; what stands in others belongs to the node above. */
const told = new Set(
  `alert banner button checkbox combobox complementary contentinfo dialog form group heading image link list listbox
  listitem main navigation option radio region status summary textbox`.split(/\s+/),
);

const textFor = ({ role, name, children }: RawNode): string =>
  children.length > 0 ? children.map(textFor).join('') : role === 'text' ? (name ?? '') : '';

/** What remains when all that engines tell in ways of their own is left out. */
export function plainTree(nodes: readonly RawNode[]): AccessibleNode[] {
  return nodes.flatMap((node) => {
    const { role, name, description, states } = node;
    const children = plainTree(node.children);
    // Firefox tells `address` as a group, and the list of a `select`.
    if (!told.has(role) || (/^(group|listbox)$/.test(role) && !name)) return children;
    // An alert is one by its role: Firefox tells no politeness of it besides.
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
