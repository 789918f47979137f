import { act } from '@testing-library/react';
import { Suspense, lazy } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { rememberInput } from './rememberInput';

const onChange = jest.fn();
const report = ({ target: { name, value } }: { target: { name: string; value: string } }) =>
  onChange(name, value);

function Form() {
  return (
    <form>
      <p>hello@example.com</p>
      <input name="email" onChange={report} />
      <textarea name="words" onChange={report} />
      <select name="budget" onChange={report}>
        <option value="">none</option>
        <option value="10k">10k</option>
      </select>
      {['shop', 'app'].map((value) => (
        <input key={value} type="radio" name="topic" value={value} onChange={report} />
      ))}
      <input type="hidden" name="token" />
      <button type="button" className="opener">
        Industry
      </button>
      <details>
        <summary>More</summary>
      </details>
    </form>
  );
}

const field = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;
const serve = () => {
  document.body.replaceChildren();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form />);
  return root;
};
/** Other words, as a translator or a proxy writes them: React makes the form anew. */
const change = () => (field('p').innerHTML = '<font>[protected]</font>');

function typeAll() {
  field('[name="email"]').value = 'ada@example.com';
  field('textarea').value = 'We need a shop.';
  field('select').value = '10k';
  field('[value="app"]').checked = true;
  field('textarea').focus();
  field('textarea').setSelectionRange(3, 7);
}

function expectAll() {
  expect(field('[name="email"]').value).toBe('ada@example.com');
  expect(field('textarea').value).toBe('We need a shop.');
  expect(field('select').value).toBe('10k');
  expect(field('[value="app"]').checked).toBe(true);
  expect(document.activeElement).toBe(field('textarea'));
  expect([field('textarea').selectionStart, field('textarea').selectionEnd]).toEqual([3, 7]);
}

it('input typed before hydration is restored when React renders the fields again', async () => {
  const root = serve();
  const before = field('[name="email"]');
  change();
  typeAll();
  field('details').toggleAttribute('open', true);
  rememberInput(root);
  await act(async () => hydrateRoot(root, <Form />, { onRecoverableError: () => {} }));

  expect(before.isConnected).toBe(false);
  expectAll();
  expect(field('details')).toHaveAttribute('open');
  // The form's own code has heard of all of it.
  expect(onChange.mock.calls).toEqual(
    expect.arrayContaining([
      ['email', 'ada@example.com'],
      ['words', 'We need a shop.'],
      ['budget', '10k'],
      ['topic', 'app'],
    ]),
  );
});

it('input is restored in a page whose script comes after its markup has gone', async () => {
  const root = serve();
  change();
  typeAll();
  rememberInput(root);
  let load = () => {};
  const Page = lazy(async () => {
    await new Promise<void>((resolve) => (load = resolve));
    return { default: Form };
  });
  const page = (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
  // A change outside the page takes the page with it.
  await act(async () => createRoot(root).render(page));
  expect(root.querySelector('form')).toBeNull();
  await act(async () => load());
  expectAll();
});

it('input typed later is restored on the way back, and nothing of another page, of scripts, or sent', async () => {
  const root = serve();
  rememberInput(root);
  const type = (selector: string, value: string) => {
    field(selector).value = value;
    field(selector).dispatchEvent(new Event('input', { bubbles: true }));
  };
  const leave = async (path: string) => {
    const markup = renderToString(<Form />);
    history.pushState(null, '', path);
    root.innerHTML = markup;
    await Promise.resolve();
  };
  type('[name="email"]', 'ada@example.com');
  type('textarea', 'sent');
  field('textarea').value = '';
  field('[name="token"]').value = 'spent';
  await leave('/about');
  expect(field('[name="email"]').value).toBe('');
  await leave('/');
  expect(field('[name="email"]').value).toBe('ada@example.com');
  expect(field('textarea').value).toBe('');
  expect(field('[name="token"]').value).toBe('');
});

it('an element that is made anew or moved keeps the focus; one that was left does not', async () => {
  const root = serve();
  rememberInput(root);
  field('button').focus();
  root.innerHTML = renderToString(<Form />);
  await Promise.resolve();
  expect(document.activeElement).toBe(field('button'));
  root.append(field('form'));
  await Promise.resolve();
  expect(document.activeElement).toBe(field('button'));
  field('button').blur();
  await new Promise((resolve) => setTimeout(resolve));
  root.append(field('form'));
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

it('a press counts once, whether its button stays, is moved or is made anew before the mouse is released', async () => {
  const root = serve();
  const onClick = jest.fn();
  root.addEventListener('click', ({ target }) => onClick(target));
  const send = (type: string, target: Element) =>
    target.dispatchEvent(
      Object.assign(new MouseEvent(type, { bubbles: true, button: 0 }), { pointerType: 'mouse' }),
    );
  const release = async (target: Element) => {
    send('pointerup', target);
    await new Promise((resolve) => setTimeout(resolve));
  };
  rememberInput(root);

  send('pointerdown', field('button'));
  root.append(field('form'));
  await release(field('button'));
  expect(onClick.mock.calls).toEqual([[field('button')]]);

  send('pointerdown', field('button'));
  root.innerHTML = renderToString(<Form />);
  await Promise.resolve();
  // Let go beside it.
  await release(field('p'));
  expect(onClick).toHaveBeenCalledTimes(1);

  send('pointerdown', field('button'));
  root.innerHTML = renderToString(<Form />);
  // A button of an extension.
  field('form').prepend(document.createElement('button'));
  await Promise.resolve();
  await release(document.querySelectorAll('button')[1]!);
  expect(onClick.mock.lastCall).toEqual([document.querySelectorAll('button')[1]]);
  expect(onClick).toHaveBeenCalledTimes(2);

  // The browser's own click.
  send('pointerdown', document.querySelectorAll('button')[1]!);
  send('pointerup', document.querySelectorAll('button')[1]!);
  document.querySelectorAll('button')[1]!.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(onClick).toHaveBeenCalledTimes(3);
});
