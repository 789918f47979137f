import { compactCss } from './compactCss';

it('leaves out blanks and zeros that mean nothing', () => {
  expect(
    compactCss(
      '.a{transition:color 0.2s cubic-bezier(0.2, 0, 0.0, 1), opacity 10.5ms;margin:-0.02em 0.5rem;}',
    ),
  ).toBe('.a{transition:color .2s cubic-bezier(.2,0,.0,1),opacity 10.5ms;margin:-.02em .5rem}');
  expect(compactCss('@media (min-width: 600px) and (max-width: 899.95px){.a, .b{color:red;}}')).toBe(
    '@media (min-width:600px) and (max-width:899.95px){.a,.b{color:red}}',
  );
});

it('keeps what means something: sums, selectors and words in quotes', () => {
  for (const css of [
    '.a :checked+b{width:calc(1200px + 2*var(--x))}',
    '.a::before{content:"No: 0.5, or ;}"}',
    ".a::before{content:'a, b: 0.5'}",
    '.a{grid-area:1/-1;width:10.5px}',
  ])
    expect(compactCss(css)).toBe(css);
});
