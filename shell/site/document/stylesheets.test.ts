import { paperCss } from 'shared-content/theme';
import { getFirstViewClasses, compactCss, createDeferredSheet, getCriticalCss } from './stylesheets';

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

describe('class names of the first view', () => {
  it('exclude the content of a closed details, except its summary', () => {
    expect(
      getFirstViewClasses(
        '<details class="a"><summary class="b"><i class="c"></i></summary><p class="d"><b class="e"></b></p></details><p class="f"></p>',
      ),
    ).toBe('a b c f');
  });

  it('include the content of an open details or dialog', () => {
    expect(getFirstViewClasses('<details open class="a"><p class="b"></p></details>')).toBe('a b');
    expect(
      getFirstViewClasses('<dialog open><p class="b"></p></dialog><dialog><p class="c"></p></dialog>'),
    ).toBe('b');
  });

  it('exclude a popover and its content', () => {
    expect(
      getFirstViewClasses('<div popover="auto" class="a"><ul class="b"></ul></div><p class="c"></p>'),
    ).toBe('c');
  });

  it('exclude a summary inside a closed details', () => {
    expect(
      getFirstViewClasses('<details><nav><details><summary class="a"></summary></details></nav></details>'),
    ).toBe('');
  });

  it('are found after void elements', () => {
    expect(
      getFirstViewClasses(
        '<img src="a"><details><img src="b" class="a"><svg><path class="b"></path></svg></details><br><hr class="c"><input class="d">',
      ),
    ).toBe('c d');
  });

  const page = (blocks: number) =>
    `<header class="h"></header><main class="m"><div data-part="a" class="a">${[1, 2, 3, 4]
      .slice(0, blocks)
      .map(
        (block) => `<section class="p${block}"><div data-part="b"><p class="w${block}"></p></div></section>`,
      )
      .join(
        '',
      )}</div><span class="s"></span></main><footer class="f"><div><p class="g"><i class="i"></i></p></div></footer>`;

  it('exclude everything after three blocks of a page, and the footer', () => {
    expect(getFirstViewClasses(page(4))).toBe('h m a p1 w1 p2 w2 p3 w3 s');
    expect(getFirstViewClasses(page(3))).toBe('h m a p1 w1 p2 w2 p3 w3 s');
  });

  it('exclude everything after two blocks of a page whose first fills a window', () => {
    const tall = page(4).replace('<section class="p1">', '<section class="p1" data-tall="">');
    expect(getFirstViewClasses(tall)).toBe('h m a p1 w1 p2 w2 s');
  });

  it('include the footer of a page with fewer blocks', () => {
    expect(getFirstViewClasses(page(2))).toBe('h m a p1 w1 p2 w2 s f g i');
    expect(
      getFirstViewClasses('<main><b class="a"></b></main><footer class="f"><i class="g"></i></footer>'),
    ).toBe('a f g');
  });
});

describe('the deferred sheet', () => {
  it('holds print rules and the page’s rules, and is named after a hash', () => {
    const { url, text } = createDeferredSheet('.s-a{color:red}');
    expect(text).toContain(compactCss(paperCss));
    expect(text).toContain('.s-a{color:red}');
    expect(url).toMatch(/^\/late\.[\da-f]{8}\.css$/);
    expect(createDeferredSheet('.s-b{color:red}').url).not.toBe(url);
  });
});
