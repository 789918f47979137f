import { paperCss } from 'shared-content/theme';
import { classesOfFirstView, createDeferredSheet } from './deferredSheet';
import { compactCss } from './criticalCss';

describe('class names of the first view', () => {
  it('exclude the content of a closed details, except its summary', () => {
    expect(
      classesOfFirstView(
        '<details class="a"><summary class="b"><i class="c"></i></summary><p class="d"><b class="e"></b></p></details><p class="f"></p>',
      ),
    ).toBe('a b c f');
  });

  it('include the content of an open details or dialog', () => {
    expect(classesOfFirstView('<details open class="a"><p class="b"></p></details>')).toBe('a b');
    expect(
      classesOfFirstView('<dialog open><p class="b"></p></dialog><dialog><p class="c"></p></dialog>'),
    ).toBe('b');
  });

  it('exclude a popover and its content', () => {
    expect(
      classesOfFirstView('<div popover="auto" class="a"><ul class="b"></ul></div><p class="c"></p>'),
    ).toBe('c');
  });

  it('exclude a summary inside a closed details', () => {
    expect(
      classesOfFirstView('<details><nav><details><summary class="a"></summary></details></nav></details>'),
    ).toBe('');
  });

  it('are found after void elements', () => {
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

  it('exclude everything after three blocks of a page, and the footer', () => {
    expect(classesOfFirstView(page(4))).toBe('h m a p1 w1 p2 w2 p3 w3 s');
    expect(classesOfFirstView(page(3))).toBe('h m a p1 w1 p2 w2 p3 w3 s');
  });

  it('exclude everything after two blocks of a page whose first fills a window', () => {
    const tall = page(4).replace('<section class="p1">', '<section class="p1" data-tall="">');
    expect(classesOfFirstView(tall)).toBe('h m a p1 w1 p2 w2 s');
  });

  it('include the footer of a page with fewer blocks', () => {
    expect(classesOfFirstView(page(2))).toBe('h m a p1 w1 p2 w2 s f g i');
    expect(
      classesOfFirstView('<main><b class="a"></b></main><footer class="f"><i class="g"></i></footer>'),
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
