import type { Page, Protocol } from 'puppeteer-core';
import { type AccessibleNode, type RawNode, plainTree } from './AccessibleNode';

type Node = Protocol.Accessibility.AXNode;

const roles: Readonly<Record<string, string>> = {
  DisclosureTriangle: 'summary',
  DisclosureTriangleGrouped: 'summary',
  Details: 'group',
  StaticText: 'text',
  img: 'image',
};
const flags = ['checked', 'disabled', 'focused', 'modal', 'required', 'selected'];

function getStates({ properties = [] }: Node): string[] {
  return properties.flatMap(({ name, value: { value } }) => {
    const given: unknown = value;
    if (name === 'expanded') return given ? 'expanded' : 'collapsed';
    if (name === 'invalid') return given === 'true' ? 'invalid' : [];
    if (name === 'level') return `level=${String(given)}`;
    if (name === 'live') return given === 'off' ? [] : `live=${String(given)}`;
    return flags.includes(name) && String(given) === 'true' ? name : [];
  });
}

/** The accessibility tree that Chromium gives to screen readers. */
export async function chromiumTree(page: Page): Promise<AccessibleNode[]> {
  const session = await page.createCDPSession();
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const raw = (node: Node): RawNode => ({
    role: node.ignored ? '' : (roles[String(node.role?.value)] ?? String(node.role?.value)),
    name: String(node.name?.value ?? ''),
    description: String(node.description?.value ?? ''),
    states: getStates(node),
    // The boxes of a text's lines repeat the text.
    children: node.role?.value === 'StaticText' ? [] : getChildren(node),
  });
  const getChildren = ({ childIds = [] }: Node) =>
    childIds.flatMap((id) => {
      const child = byId.get(id);
      return child ? raw(child) : [];
    });
  return plainTree(nodes.slice(0, 1).map(raw));
}
