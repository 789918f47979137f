import { serviceGroups, services } from 'shared-content/content';
import { groupServices } from './groupServices';
import type { ServiceHead } from './service.contract';

const head = (entry: ServiceHead['entry'], group?: string): ServiceHead => ({
  entry,
  title: entry.name,
  description: '',
  ...(group && { group }),
});
const known = Object.values(services).map((entry) => head(entry));
const audits = {
  slug: 'accessibility-audits',
  name: 'Accessibility Audits',
  accent: 'sky',
  ground: 'river',
} as const;

describe('groupServices', () => {
  it('keeps the menu’s order, in any order of the files', () => {
    const groups = groupServices(known.toReversed());
    expect(groups.map(({ title, heads }) => [title, heads.map(({ entry }) => entry)])).toEqual(
      serviceGroups.map(({ title, services: listed }) => [title, listed]),
    );
  });

  it('appends a service that the menu lacks to its group', () => {
    const groups = groupServices([head(audits, 'Design & Marketing'), ...known]);
    expect(groups[1]?.heads.at(-1)?.entry).toBe(audits);
    expect(groups).toHaveLength(4);
  });

  it('creates a group for services without one', () => {
    const groups = groupServices([...known, head(audits)]);
    expect(groups.at(-1)).toMatchObject({ title: 'More Services', heads: [{ entry: audits }] });
  });
});
