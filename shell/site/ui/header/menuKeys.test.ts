import { moveAlongBar, moveInPanel } from './menuKeys';

document.body.innerHTML = `
  <nav>
    <a class="top" href="/">Home</a><a class="top" href="/services">Services</a><button class="caret">menu</button>
    <div>
      <ul><li><a href="/1">1</a></li><li><a href="/2">2</a></li><li><a href="/3">3</a></li></ul>
      <ul><li><a href="/4">4</a></li><li><a href="/5">5</a></li></ul>
      <a href="/quote">Quote</a>
    </div>
  </nav>`;
const nav = document.querySelector('nav') as HTMLElement;
const panel = document.querySelector('div') as HTMLElement;
const focused = () => document.activeElement?.textContent;

function press(key: string): boolean {
  const from = document.activeElement as HTMLElement;
  return panel.contains(from) ? moveInPanel(panel, from, key) : moveAlongBar(nav, from, key);
}

describe('arrow keys along the bar', () => {
  it('move along the bar, wrap, and skip the panel', () => {
    nav.querySelector('a')?.focus();
    press('ArrowRight');
    expect(focused()).toBe('Services');
    press('ArrowRight');
    press('ArrowRight');
    expect(focused()).toBe('Home');
    press('ArrowLeft');
    expect(focused()).toBe('menu');
    press('Home');
    expect(focused()).toBe('Home');
    press('End');
    expect(focused()).toBe('menu');
  });

  it('ignore other keys', () => {
    expect(press('a')).toBe(false);
    expect(press('Tab')).toBe(false);
  });
});

describe('arrow keys in a panel', () => {
  beforeEach(() => panel.querySelector('a')?.focus());

  it('move down all columns and wrap', () => {
    const seen = [focused()];
    for (let presses = 0; presses < 6; presses += 1) {
      press('ArrowDown');
      seen.push(focused());
    }
    expect(seen).toEqual(['1', '2', '3', '4', '5', 'Quote', '1']);
    press('ArrowUp');
    expect(focused()).toBe('Quote');
  });

  it('move to the same row of the next column, or to its last row', () => {
    press('ArrowDown');
    press('ArrowRight');
    expect(focused()).toBe('5');
    press('ArrowLeft');
    press('ArrowDown');
    expect(focused()).toBe('3');
    press('ArrowRight');
    expect(focused()).toBe('5');
  });

  it('ignore left and right outside of columns', () => {
    press('End');
    expect(focused()).toBe('Quote');
    expect(press('ArrowRight')).toBe(false);
  });
});
