import { paperCss } from 'shared-content/theme';
import { classesInTheOpen, createLateSheet } from './lateSheet';

describe('classes in the open', () => {
  it('leave out what a closed details holds, not its summary', () => {
    expect(
      classesInTheOpen(
        '<details class="a"><summary class="b"><i class="c"></i></summary><p class="d"><b class="e"></b></p></details><p class="f"></p>',
      ),
    ).toBe('a b c f');
  });

  it('keep what an open one holds', () => {
    expect(classesInTheOpen('<details open class="a"><p class="b"></p></details>')).toBe('a b');
    expect(
      classesInTheOpen('<dialog open><p class="b"></p></dialog><dialog><p class="c"></p></dialog>'),
    ).toBe('b');
  });

  it('leave out a popover with all that it holds', () => {
    expect(classesInTheOpen('<div popover="auto" class="a"><ul class="b"></ul></div><p class="c"></p>')).toBe(
      'c',
    );
  });

  it('leave out a summary that a closed details holds', () => {
    expect(
      classesInTheOpen('<details><nav><details><summary class="a"></summary></details></nav></details>'),
    ).toBe('');
  });

  it('are read past elements without an end', () => {
    expect(
      classesInTheOpen(
        '<img src="a"><details><img src="b" class="a"><svg><path class="b"></path></svg></details><br><hr class="c"><input class="d">',
      ),
    ).toBe('c d');
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
