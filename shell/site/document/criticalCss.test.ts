import { compactCss, getCriticalCss } from './criticalCss';

it('compactCss removes insignificant white space', () => {
  expect(
    compactCss(
      '.a{transition:color 0.2s cubic-bezier(0.2, 0, 0.0, 1), opacity 10.5ms;margin:-0.02em 0.5rem;}',
    ),
  ).toBe('.a{transition:color 0.2s cubic-bezier(0.2,0,0.0,1),opacity 10.5ms;margin:-0.02em 0.5rem}');
  expect(compactCss('@media (min-width: 600px) and (max-width: 899.95px){.a, .b{color:red;}}')).toBe(
    '@media (min-width:600px) and (max-width:899.95px){.a,.b{color:red}}',
  );
});

it('compactCss keeps significant white space in sums, selectors and strings', () => {
  for (const css of [
    '.a :checked+b{width:calc(1200px + 2*var(--x))}',
    '.a::before{content:"No: 0.5, or ;}"}',
    '.a::before{content:"a, b: 0.5"}',
    '.a{grid-area:1/-1;width:10.5px}',
  ])
    expect(compactCss(css)).toBe(css);
});

/** Mixes rules that stay with rules that are left out. */
const mix = (stays: readonly string[], goes: readonly string[]) =>
  stays.flatMap((text, index) => [text, goes[index] ?? '']).join('');

describe('critical CSS', () => {
  it('leaves out rules for print, and those that need a pointer in each of their selectors', () => {
    const stays = [
      '.s-a{color:red}',
      '.s-a:hover,.s-a[aria-current]{color:blue}',
      '@media (hover:hover){.s-a:hover{color:blue}}',
      '@supports (a:b){@media (c:d){.s-a:hover{color:blue}}}',
      '@keyframes k{from{opacity:0}}',
    ];
    const goes = [
      '.s-b:hover{color:blue}',
      '.s-c:hover>svg,.s-c:is(a,button):active{color:blue}',
      '.s-b:active{top:1px}',
      '@media print{.s-a{color:black}}',
    ];
    expect(getCriticalCss(mix(stays, goes), '<a aria-current="page">')).toBe(stays.join(''));
  });

  it('leaves out rules for a state that no served element has', () => {
    const stays = [
      '.s-a[aria-expanded="false"]{top:0}',
      '.s-c[autocomplete]{top:0}',
      '.s-d[data-name="PhoneMenu"]{top:0}',
      '.s-e:not([open])>i{top:0}',
      '.s-f[data-tone^="a"]{top:0}',
      '.s-g,.s-g[open]{top:0}',
    ];
    const goes = [
      '.s-b[open]>p{top:0}',
      '.s-b:has([aria-expanded="true"]) i::before{top:0}',
      '.s-b[aria-invalid="true"],.s-b:hover{top:0}',
      '.s-b:not(.s-c)[data-tone]{top:0}',
    ];
    const markup = '<button aria-expanded="false"> open <input autoComplete="email" data-name="PhoneMenu">';
    expect(getCriticalCss(mix(stays, goes), markup)).toBe(stays.join(''));
    expect(getCriticalCss('.s-b[open]>p{top:0}', '<details open="">')).toBe('.s-b[open]>p{top:0}');
  });

  it('is made of valid CSS only', () => {
    expect(() => getCriticalCss('.s-a{color:red}}', '')).toThrow('cannot be parsed');
  });
});
