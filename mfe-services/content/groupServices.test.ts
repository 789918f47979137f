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
const audits = { slug: 'accessibility-audits', name: 'Accessibility Audits', accent: 'sky' } as const;

describe('groupServices', () => {
  it('keeps the order of the menu, whatever the order of the files', () => {
    const groups = groupServices(known.toReversed());
    expect(groups.map(({ title, heads }) => [title, heads.map(({ entry }) => entry)])).toEqual(
      serviceGroups.map(({ title, services: listed }) => [title, listed]),
    );
  });

  it('puts a service that the menu does not list at the end of the group it names', () => {
    const groups = groupServices([head(audits, 'Design & Marketing'), ...known]);
    expect(groups[1]?.heads.at(-1)?.entry).toBe(audits);
    expect(groups).toHaveLength(4);
  });

  it('opens a group of its own for one that names none', () => {
    const groups = groupServices([...known, head(audits)]);
    expect(groups.at(-1)).toMatchObject({ title: 'More Services', heads: [{ entry: audits }] });
  });
});
