import { serializeStyles } from '@emotion/serialize';
import { classNamesIn, createKitCache } from './KitProvider';
import { documentStyles } from './documentStyles';

/** The rules that the kit's cache makes of a style, in the form of a document. */
function getRules(style: Record<string, unknown>): string {
  const cache = createKitCache();
  const rules: string[] = [];
  cache.sheet.insert = (rule) => void rules.push(rule);
  const serialized = serializeStyles([style as Record<string, string>], {}, {});
  cache.insert(`.s-${serialized.name}`, serialized, cache.sheet, true);
  return rules.join('');
}

describe("the kit's styles", () => {
  it('have no prefixes that supported browsers do not need', () => {
    const rules = getRules({
      display: 'flex',
      transform: 'none',
      transition: 'transform 1s',
      animation: 'none',
    });
    expect(rules).not.toContain('-webkit-');
    expect(rules).not.toContain('-ms-');
  });

  it('have the prefixes that Safari 16.4 and Chrome 109 need', () => {
    const rules = getRules({
      backdropFilter: 'blur(4px)',
      maskImage: 'none',
      userSelect: 'none',
      backgroundClip: 'text',
    });
    for (const name of ['backdrop-filter', 'mask-image', 'user-select', 'background-clip'])
      expect(rules).toMatch(new RegExp(`-webkit-${name}:[^;]+;${name}:`));
  });

  it('omit MUI’s rules for features that no form uses', () => {
    const rules = getRules({
      color: 'red',
      '&::-webkit-input-placeholder': { opacity: 0.5 },
      '&::-moz-placeholder': { opacity: 0.5 },
      '&::-ms-input-placeholder': { opacity: 0.5 },
      '& ~ .MuiInputAdornment-root': { opacity: 0.5 },
      '&[multiple]': { opacity: 0.5 },
      '&::placeholder': { opacity: 1 },
    });
    expect(rules.match(/::[\w-]+/g)).toEqual(['::placeholder']);
    expect(rules).not.toContain('0.5');
  });

  it('have names derived from their rules', () => {
    expect(
      classNamesIn('.s-1a2b3c{color:red}.s-1a2b3c:hover .top{color:blue}@media print{.s-x-Label{top:0}}'),
    ).toEqual(['1a2b3c', 'x-Label']);
  });

  it('are not inserted again when the document has them, and its element stays unchanged', () => {
    document.head.innerHTML = `<style ${documentStyles}>.s-1a2b3c{color:red}</style><meta name="last">`;
    const changes = new MutationObserver(() => {});
    changes.observe(document.head, { childList: true, attributes: true, subtree: true });
    expect(createKitCache().inserted['1a2b3c']).toBe(true);
    expect(changes.takeRecords()).toEqual([]);
    document.head.innerHTML = '';
  });

  it('are not inserted again when the deferred sheet has them, unless it was lost', () => {
    document.head.innerHTML = `<link ${documentStyles}><link ${documentStyles}>`;
    const [come, lost] = document.querySelectorAll('link');
    const rules = [{ cssText: '.s-1a2b3c { color: red; }' }];
    Object.defineProperty(come, 'sheet', { value: { cssRules: rules } });
    const refuse = () => {
      throw new DOMException('Cannot access rules', 'SecurityError');
    };
    Object.defineProperty(lost, 'sheet', { value: Object.defineProperty({}, 'cssRules', { get: refuse }) });
    expect(createKitCache().inserted).toEqual({ '1a2b3c': true });
    document.head.innerHTML = '';
  });
});
