import { addTopButton } from './addTopButton';

const scrollToY = (y: number) => {
  Object.assign(globalThis, { scrollY: y });
  dispatchEvent(new Event('scroll'));
};
const shown = () => document.querySelector<HTMLElement>('.to-top')?.dataset.shown;

it('shows the scroll-to-top button below 300 px, hides it on scrolling and at a menu', () => {
  document.body.innerHTML = '<header><details><summary>Menu</summary></details></header>';
  addTopButton();
  scrollToY(300);
  expect(shown()).toBeUndefined();
  scrollToY(301);
  expect(shown()).toBe('true');
  scrollToY(700);
  expect(shown()).toBe('passed');
  scrollToY(650);
  expect(shown()).toBe('true');
  const menu = document.querySelector('details') as HTMLDetailsElement;
  menu.open = true;
  menu.dispatchEvent(new Event('toggle'));
  expect(shown()).toBe('passed');
  scrollToY(0);
  expect(shown()).toBe('false');
  expect(document.querySelectorAll('.to-top')).toHaveLength(1);
});
