import { pointedAttribute, prefetchDocuments, restTime } from './prefetchDocuments';

let fetched: string[];
const knowsRules = (known: boolean) => Object.assign(HTMLScriptElement, { supports: () => known });
const point = (selector: string, type = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
const marked = () => [...document.querySelectorAll(`[${pointedAttribute}]`)].map((link) => link.id);

beforeAll(() => {
  jest.useFakeTimers();
  prefetchDocuments();
});
afterAll(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
});
beforeEach(() => {
  fetched = [];
  globalThis.fetch = ((url: string) => {
    fetched.push(new URL(url).pathname);
    return Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve() });
  }) as unknown as typeof fetch;
  document.body.innerHTML =
    '<a id="about" href="/about"><b>About</b></a><a id="blog" href="/blog">Blog</a>' +
    '<a id="here" href="/">Here</a><a id="elsewhere" href="https://elsewhere.example/">Elsewhere</a>';
});

describe('the document of a link', () => {
  it('is marked for the browser’s own prefetch once a pointer rests on it', () => {
    knowsRules(true);
    point('#blog');
    point('#about b');
    jest.advanceTimersByTime(restTime);
    expect(marked()).toEqual(['about']);
    expect(fetched).toEqual([]);
  });

  it('is marked when the link gets the focus', () => {
    knowsRules(true);
    point('#about', 'focusin');
    jest.advanceTimersByTime(restTime);
    expect(marked()).toEqual(['about']);
  });

  it('is fetched where the browser has no rules', () => {
    knowsRules(false);
    point('#about');
    jest.advanceTimersByTime(restTime);
    expect([fetched, marked()]).toEqual([['/about'], []]);
  });

  it.each(['#here', '#elsewhere', 'body'])(
    'is left alone at %s, this page’s own or no page of the site',
    (at) => {
      knowsRules(false);
      point(at);
      jest.advanceTimersByTime(restTime);
      expect(fetched).toEqual([]);
    },
  );

  it('is left alone with the data saver on', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    knowsRules(true);
    point('#about');
    jest.advanceTimersByTime(restTime);
    expect(marked()).toEqual([]);
    Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  });
});
