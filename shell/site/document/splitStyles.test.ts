import { compactCss, splitStyles } from './splitStyles';

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

describe('a deferred rule', () => {
  it('is for print, or needs a pointer in each of its selectors', () => {
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
    const mixed = stays.flatMap((text, index) => [text, goes[index] ?? '']).join('');
    expect(splitStyles(mixed, '<a aria-current="page">')).toEqual({
      now: stays.join(''),
      later: goes.join(''),
    });
  });

  it('is not overridden by a later rule in some state', () => {
    const chip = '.s-a:hover{color:blue}.s-a:has(:checked){color:green}';
    const late = '.s-b:hover{color:blue}';
    const stays = '.s-b::before{top:0}.s-b>i[hidden]{top:0}';
    expect(splitStyles(chip + late + stays, '<i hidden="">')).toEqual({ now: chip + stays, later: late });
    const wide = '.s-c[open]{top:0}@media (width){@supports (a:b){.s-c[open]{top:1px}}}';
    expect(splitStyles(wide, '')).toEqual({ now: wide, later: '' });
  });

  it('needs a state that no served element has', () => {
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
    const mixed = stays.flatMap((text, index) => [text, goes[index] ?? '']).join('');
    const markup = '<button aria-expanded="false"> open <input autoComplete="email" data-name="PhoneMenu">';
    expect(splitStyles(mixed, markup)).toEqual({ now: stays.join(''), later: goes.join('') });
    const opened = '<details open="">';
    expect(splitStyles('.s-b[open]>p{top:0}', opened)).toEqual({ now: '.s-b[open]>p{top:0}', later: '' });
  });

  it('does not win over a later rule by its place alone', () => {
    // Both weigh (0,2,0): placed after the second, the first would win.
    const contested = '.s-a:hover{color:blue}.s-b .s-a{color:red}';
    expect(splitStyles(contested, '')).toEqual({ now: contested, later: '' });
    const shorthand = '.s-a:hover{background-color:blue}.s-b .s-a{background:red}';
    expect(splitStyles(shorthand, '')).toEqual({ now: shorthand, later: '' });
    // One element has both.
    const beside = '.s-a:hover{color:blue}.s-b[lang]{color:red}';
    expect(splitStyles(beside, '<p class="s-a s-b" lang="en">').later).toBe('');
    expect(splitStyles(beside, '<p class="s-b" lang="en"><i class="s-a">').later).toBe(
      '.s-a:hover{color:blue}',
    );
    // With another weight or another property, order does not matter.
    const apart = '.s-b .s-c .s-a{color:red}.s-b .s-a{margin:0}';
    expect(splitStyles(`.s-a:hover{color:blue}${apart}`, '')).toEqual({
      now: apart,
      later: '.s-a:hover{color:blue}',
    });
  });

  it('is found in valid CSS only', () => {
    expect(() => splitStyles('.s-a{color:red}}', '')).toThrow('cannot be parsed');
  });
});
