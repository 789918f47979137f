import fc from 'fast-check';
import {
  type Filterable,
  countOptions,
  matchesFilter,
  noFilter,
  readFilter,
  writeFilter,
} from './useProjectFilter';

// Few letters in both cases, so that names often contain, equal and miss one another.
const name = fc.string({ unit: fc.constantFrom('a', 'A', 'b', '.', ' '), minLength: 1, maxLength: 4 });
const project = fc.record({ industry: name, technologies: fc.array(name, { maxLength: 4 }) });
const choice = fc.oneof(fc.constant('All'), name);

/** The specification's rule, word by word, independent of the code under test. */
function plainRule(one: Filterable, industry: string, technology: string): boolean {
  if (industry !== 'All' && industry !== one.industry) return false;
  if (technology === 'All') return true;
  for (const candidate of one.technologies)
    if (candidate.toUpperCase().indexOf(technology.toUpperCase()) >= 0) return true;
  return false;
}

describe('matchesFilter', () => {
  it('agrees with the specification for any project and choice', () => {
    fc.assert(
      fc.property(project, choice, choice, (one, industry, technology) => {
        expect(matchesFilter(one, { industry, technology })).toBe(plainRule(one, industry, technology));
      }),
      { numRuns: 2000 },
    );
  });

  it('finds a technology inside a longer name, whatever its case', () => {
    const one = { industry: 'Industrial Engineering', technologies: ['AWS IoT'] };
    expect(matchesFilter(one, { ...noFilter, technology: 'aws' })).toBe(true);
    expect(matchesFilter(one, { ...noFilter, technology: 'AWS Lambda' })).toBe(false);
  });

  it('compares industries exactly', () => {
    const one = { industry: 'Real Estate', technologies: [] };
    expect(matchesFilter(one, { ...noFilter, industry: 'Real Estate' })).toBe(true);
    expect(matchesFilter(one, { ...noFilter, industry: 'real estate' })).toBe(false);
    expect(matchesFilter(one, { ...noFilter, industry: 'Real' })).toBe(false);
  });
});

describe('countOptions', () => {
  it('returns All and each distinct value once, in order, with its count', () => {
    fc.assert(
      fc.property(fc.array(project, { maxLength: 12 }), (projects) => {
        const options = countOptions(projects);
        const industries = options.industry.map(({ value }) => value);
        const technologies = options.technology.map(({ value }) => value);
        expect(industries[0]).toBe('All');
        expect(technologies[0]).toBe('All');
        expect(new Set(industries)).toEqual(new Set(['All', ...projects.map((one) => one.industry)]));
        expect(new Set(technologies)).toEqual(
          new Set(['All', ...projects.flatMap((one) => one.technologies)]),
        );
        expect(new Set(industries).size).toBe(industries.length);
        expect(new Set(technologies).size).toBe(technologies.length);
        for (const { value, count } of options.industry)
          expect(count).toBe(projects.filter((one) => plainRule(one, value, 'All')).length);
        for (const { value, count } of options.technology)
          expect(count).toBe(projects.filter((one) => plainRule(one, 'All', value)).length);
      }),
      { numRuns: 500 },
    );
  });
});

const offered = countOptions([
  { industry: 'Healthcare', technologies: ['Node.js', 'AWS'] },
  { industry: 'Architecture Engineering and Construction', technologies: ['PHP & more', 'C#'] },
]);
const offeredValue = (of: 'industry' | 'technology') =>
  fc.constantFrom(...offered[of].map(({ value }) => value));

describe('readFilter and writeFilter', () => {
  it('restore a filter from the address, and keep other parameters', () => {
    fc.assert(
      fc.property(
        fc.record({ industry: offeredValue('industry'), technology: offeredValue('technology') }),
        (filter) => {
          const address = writeFilter(new URLSearchParams('from=mail&industry=old'), filter).toString();
          expect(readFilter(new URLSearchParams(address), offered)).toEqual(filter);
          expect(new URLSearchParams(address).get('from')).toBe('mail');
        },
      ),
    );
  });

  it('omit All from the address', () => {
    expect(writeFilter(new URLSearchParams('industry=Healthcare&technology=AWS'), noFilter).toString()).toBe(
      '',
    );
  });

  it('treat an unknown value as All', () => {
    expect(readFilter(new URLSearchParams('industry=Mining&technology=COBOL'), offered)).toEqual(noFilter);
    expect(readFilter(new URLSearchParams('industry=&technology='), offered)).toEqual(noFilter);
  });

  it('accept an address in lower case', () => {
    expect(readFilter(new URLSearchParams('industry=healthcare&technology=node.js'), offered)).toEqual({
      industry: 'Healthcare',
      technology: 'Node.js',
    });
  });
});
