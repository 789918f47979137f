/** @jest-environment node */
import { adapt } from './adapt';

const markup = '<b style="padding:22px">A</b><i style="padding:22px;margin:4px">B</i>';

describe('adapt', () => {
  it('replaces every occurrence of each key', () => {
    expect(adapt(markup, { 'padding:22px': 'padding:16px', 'margin:4px': 'margin:$&' })).toBe(
      '<b style="padding:16px">A</b><i style="padding:16px;margin:$&">B</i>',
    );
  });

  it('names a key that the drawing lacks', () => {
    expect(() => adapt(markup, { 'padding:23px': 'padding:16px' })).toThrow('“padding:23px”');
  });
});
