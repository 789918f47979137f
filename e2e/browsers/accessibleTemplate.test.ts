import { getMissing, printed } from './accessibleTemplate';
import type { AccessibleNode } from './engines/AccessibleNode';

const node = (
  role: string,
  name: string,
  states: string[] = [],
  ...children: AccessibleNode[]
): AccessibleNode => ({ role, name, states, children });

const tree = [
  node('list', 'First', [], node('listitem', '', [], node('link', 'Home'))),
  node(
    'list',
    'Second',
    [],
    node('listitem', '', [], node('link', 'About (us)'), node('button', 'Menu', ['expanded'])),
  ),
  node('status', 'Said', ['live=polite']),
];

describe('getMissing', () => {
  it('finds nothing missing when all lines are in order', () => {
    expect(
      getMissing(
        `
        - list:
          - link "About (us)"
          - button /^Me/ [expanded]
        - status [live=polite]
        `,
        tree,
      ),
    ).toBeUndefined();
    expect(getMissing(printed(tree), tree)).toBeUndefined();
  });

  it.each([
    ['another name', '- link "About"'],
    ['another state', '- button "Menu" [collapsed]'],
    ['another order', '- status\n- list'],
    ['another place', '- list "First":\n  - button'],
    ['one too many', '- list\n- list\n- list'],
  ])('names the missing line: %s', (_, template) => {
    expect(getMissing(template, tree)).toEqual(expect.stringMatching(/^- /));
  });

  it('counts an unreadable line as missing', () => {
    expect(() => getMissing('link "Home"', tree)).toThrow('none of a tree');
    expect(() => getMissing('- list\n      - link', tree)).toThrow('none of a tree');
  });
});
