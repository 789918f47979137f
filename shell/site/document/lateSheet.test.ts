import { paperCss } from 'shared-content/theme';
import { classesOfFirstView, createLateSheet, withoutLater } from './lateSheet';

describe('classes of the first view', () => {
  it('leave out what a closed details holds, not its summary', () => {
    expect(
      classesOfFirstView(
        '<details class="a"><summary class="b"><i class="c"></i></summary><p class="d"><b class="e"></b></p></details><p class="f"></p>',
      ),
    ).toBe('a b c f');
  });

  it('keep what an open one holds', () => {
    expect(classesOfFirstView('<details open class="a"><p class="b"></p></details>')).toBe('a b');
    expect(
      classesOfFirstView('<dialog open><p class="b"></p></dialog><dialog><p class="c"></p></dialog>'),
    ).toBe('b');
  });

  it('leave out a popover with all that it holds', () => {
    expect(
      classesOfFirstView('<div popover="auto" class="a"><ul class="b"></ul></div><p class="c"></p>'),
    ).toBe('c');
  });

  it('leave out a summary that a closed details holds', () => {
    expect(
      classesOfFirstView('<details><nav><details><summary class="a"></summary></details></nav></details>'),
    ).toBe('');
  });

  it('are read past elements without an end', () => {
    expect(
      classesOfFirstView(
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

  it('leave out what follows three blocks of a page, the footer with all that it holds', () => {
    expect(classesOfFirstView(page(4))).toBe('h m a p1 w1 p2 w2 p3 w3 s');
    expect(classesOfFirstView(page(3))).toBe('h m a p1 w1 p2 w2 p3 w3 s');
  });

  it('keep the footer of a page of few blocks, or of none', () => {
    expect(classesOfFirstView(page(2))).toBe('h m a p1 w1 p2 w2 s f g i');
    expect(
      classesOfFirstView('<main><b class="a"></b></main><footer class="f"><i class="g"></i></footer>'),
    ).toBe('a f g');
  });
});

describe('the late sheet', () => {
  it('holds the rules for paper and those that it is given, and is named after its bytes', () => {
    const { url, text } = createLateSheet('.s-a{color:red}');
    expect(text).toContain(paperCss.trim().split('\n')[1]);
    expect(text).toContain('.s-a{color:red}');
    expect(url).toMatch(/^\/late\.[\da-f]{8}\.css$/);
    expect(createLateSheet('.s-b{color:red}').url).not.toBe(url);
  });
});

describe('what comes late of a first view', () => {
  it('is for paper, or answers a pointer in each of its selectors', () => {
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
    expect(withoutLater(mixed, '<a aria-current="page">')).toEqual({
      now: stays.join(''),
      later: goes.join(''),
    });
  });

  it('is not what a later rule takes back for the same elements in some state', () => {
    const chip = '.s-a:hover{color:blue}.s-a:has(:checked){color:green}';
    const late = '.s-b:hover{color:blue}';
    const stays = '.s-b::before{top:0}.s-b>i[hidden]{top:0}';
    expect(withoutLater(chip + late + stays, '<i hidden="">')).toEqual({ now: chip + stays, later: late });
    const wide = '.s-c[open]{top:0}@media (width){@supports (a:b){.s-c[open]{top:1px}}}';
    expect(withoutLater(wide, '')).toEqual({ now: wide, later: '' });
  });

  it('is a state that no element is in yet', () => {
    const stays = [
      '.s-a[aria-expanded="false"]{top:0}',
      '.s-c[autocomplete]{top:0}',
      '.s-d[data-name="PhoneMenu"]{top:0}',
      '.s-e:not([open])>p{top:0}',
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
    expect(withoutLater(mixed, markup)).toEqual({ now: stays.join(''), later: goes.join('') });
    const opened = '<details open="">';
    expect(withoutLater('.s-b[open]>p{top:0}', opened)).toEqual({ now: '.s-b[open]>p{top:0}', later: '' });
  });

  it('is told from nothing but rules', () => {
    expect(() => withoutLater('.s-a{color:red}}', '')).toThrow('cannot be told');
  });
});
