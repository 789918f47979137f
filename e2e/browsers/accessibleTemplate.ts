import type { AccessibleNode } from './engines/AccessibleNode';

interface Expected {
  readonly text: string;
  readonly role: string;
  /** Absent when any name will do. */
  readonly name?: RegExp;
  readonly states: readonly string[];
  readonly children: Expected[];
}

const exactly = (words: string) => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** Parses `- role "name" [state]` or `- role /name/`; children are indented by two. */
function read(template: string): Expected[] {
  const lines = template.split('\n').filter((line) => line.trim());
  const margin = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0;
  const roots: Expected[] = [];
  const open: Expected[][] = [roots];
  for (const line of lines) {
    const [, space = '', role = '', rest = ''] = /^( *)- (\w+)(.*)$/.exec(line) ?? [];
    const depth = (space.length - margin) / 2;
    const siblings = open[depth];
    if (!role || !siblings) throw new Error(`This line is none of a tree's: ${line}`);
    const [, quoted, pattern] = /^ (?:"(.*?)"|\/(.*?)\/)/.exec(rest) ?? [];
    const expected: Expected = {
      text: line.trim(),
      role,
      ...(quoted !== undefined && { name: exactly(quoted) }),
      ...(pattern !== undefined && { name: new RegExp(pattern) }),
      states: [...rest.matchAll(/ \[([\w=]+)\]/g)].map(([, state]) => state ?? ''),
      children: [],
    };
    siblings.push(expected);
    open.length = depth + 1;
    open.push(expected.children);
  }
  return roots;
}

const isIt = (node: AccessibleNode, { role, name, states }: Expected) =>
  node.role === role &&
  (name?.test(node.name) ?? true) &&
  states.every((state) => node.states.includes(state));

/**
 * The lines of a template that a tree lacks, in the template's order. Each must be inside the one above it, at any
 * depth, and other nodes may be in between. Undefined when none is missing.
 */
export function getMissing(template: string, tree: readonly AccessibleNode[]): string | undefined {
  return firstMissing(read(template), tree);
}

function firstMissing(expected: readonly Expected[], nodes: readonly AccessibleNode[]): string | undefined {
  let left = [...nodes];
  for (const one of expected) {
    let within: string | undefined;
    for (;;) {
      const node = left.shift();
      if (!node) return within ?? one.text;
      if (isIt(node, one)) {
        const missing = firstMissing(one.children, node.children);
        if (missing === undefined) break;
        within ??= `${missing} in ${one.text}`;
      }
      left = [...node.children, ...left];
    }
  }
  return undefined;
}

/** Prints a tree in the template's form. */
export const printed = (tree: readonly AccessibleNode[], space = ''): string =>
  tree
    .map(
      ({ role, name, states, children }) =>
        `${space}- ${role}${name && ` "${name}"`}${states.map((state) => ` [${state}]`).join('')}\n` +
        printed(children, `${space}  `),
    )
    .join('');
