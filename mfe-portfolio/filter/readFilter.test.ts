import fc from 'fast-check';
import { filterOptions } from './filterOptions';
import { noFilter } from './ProjectFilter';
import { readFilter } from './readFilter';
import { writeFilter } from './writeFilter';

const options = filterOptions([
  { industry: 'Healthcare', technologies: ['Node.js', 'AWS'] },
  { industry: 'Architecture Engineering and Construction', technologies: ['PHP & more', 'C#'] },
]);
const values = (name: 'industry' | 'technology') =>
  fc.constantFrom(...options[name].map(({ value }) => value));

describe('readFilter and writeFilter', () => {
  it('read back from an address what was written into it, and keep its other parameters', () => {
    fc.assert(
      fc.property(fc.record({ industry: values('industry'), technology: values('technology') }), (filter) => {
        const address = writeFilter(new URLSearchParams('from=mail&industry=old'), filter).toString();
        expect(readFilter(new URLSearchParams(address), options)).toEqual(filter);
        expect(new URLSearchParams(address).get('from')).toBe('mail');
      }),
    );
  });

  it('write nothing for All', () => {
    expect(writeFilter(new URLSearchParams('industry=Healthcare&technology=AWS'), noFilter).toString()).toBe(
      '',
    );
  });

  it('count what no option offers as All', () => {
    expect(readFilter(new URLSearchParams('industry=Mining&technology=COBOL'), options)).toEqual(noFilter);
    expect(readFilter(new URLSearchParams('industry=&technology='), options)).toEqual(noFilter);
  });

  it('accept an address typed in lower case', () => {
    expect(readFilter(new URLSearchParams('industry=healthcare&technology=node.js'), options)).toEqual({
      industry: 'Healthcare',
      technology: 'Node.js',
    });
  });
});
