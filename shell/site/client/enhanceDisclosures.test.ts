import { enhanceDisclosures } from './enhanceDisclosures';

let frames: Map<number, FrameRequestCallback>;
const nextFrame = () => {
  const due = [...frames.values()];
  frames.clear();
  for (const run of due) run(0);
};
const scrollBy = jest.fn();
let top: number;

beforeAll(enhanceDisclosures);
beforeEach(() => {
  frames = new Map();
  let last = 0;
  globalThis.requestAnimationFrame = (run) => (frames.set(++last, run), last);
  globalThis.cancelAnimationFrame = (id) => void frames.delete(id);
  document.documentElement.scrollBy = scrollBy.mockReset();
  document.body.innerHTML = '<details><summary>On this page</summary><a href="#terms">Terms</a></details>';
  top = 471;
  const summary = document.querySelector('summary')!;
  summary.getBoundingClientRect = () => ({ top }) as DOMRect;
});
const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();

it('a pressed summary keeps its place, also after the browser’s own scroll', () => {
  press('summary');
  top = 60;
  nextFrame();
  expect(scrollBy).toHaveBeenLastCalledWith({ top: -411, behavior: 'instant' });
  top = 480;
  nextFrame();
  expect(scrollBy).toHaveBeenLastCalledWith({ top: 9, behavior: 'instant' });
  nextFrame();
  expect(scrollBy).toHaveBeenCalledTimes(2);
});

it('the correction stops when the visitor presses something else', () => {
  for (const drawn of [0, 1]) {
    scrollBy.mockClear();
    top = 471;
    press('summary');
    for (let frame = 0; frame < drawn; frame += 1) nextFrame();
    scrollBy.mockClear();
    press('a');
    top = 60;
    nextFrame();
    nextFrame();
    expect(scrollBy).not.toHaveBeenCalled();
  }
});

it('closes a light-dismiss dialog at a press on its backdrop only', () => {
  document.body.innerHTML = '<dialog open closedby="any"><p>Words</p></dialog><dialog open></dialog>';
  const [dialog, other] = document.querySelectorAll('dialog');
  for (const one of [dialog!, other!]) one.close = jest.fn();
  press('p');
  other!.click();
  expect(dialog!.close).not.toHaveBeenCalled();
  dialog!.click();
  expect(dialog!.close).toHaveBeenCalledTimes(1);
  expect(other!.close).not.toHaveBeenCalled();
});
