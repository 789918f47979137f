import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { rememberInput } from './rememberInput';

const onChange = jest.fn();
const form = (
  <form>
    <p>hello@example.com</p>
    <input name="email" onChange={({ target }) => onChange(target.name, target.value)} />
    <textarea name="words" onChange={({ target }) => onChange(target.name, target.value)} />
    <select name="budget" onChange={({ target }) => onChange(target.name, target.value)}>
      <option value="">none</option>
      <option value="10k">10k</option>
    </select>
    {['shop', 'app'].map((value) => (
      <input
        key={value}
        type="radio"
        name="topic"
        value={value}
        onChange={({ target }) => onChange(target.name, target.value)}
      />
    ))}
  </form>
);
const field = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;

it('input typed before hydration is restored when React renders the fields again', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(form);
  const before = field('[name="email"]');
  // As proxies do that hide addresses from robots.
  root.querySelector('p')!.innerHTML = '<a href="/cdn-cgi/l/email-protection">[email protected]</a>';
  before.value = 'ada@example.com';
  field('textarea').value = 'We need a shop.';
  field('select').value = '10k';
  field('[value="app"]').checked = true;
  field('textarea').focus();
  const restoreTyped = rememberInput(root);
  await act(async () => hydrateRoot(root, form, { onRecoverableError: () => queueMicrotask(restoreTyped) }));

  expect(before.isConnected).toBe(false);
  expect(field('[name="email"]').value).toBe('ada@example.com');
  expect(field('textarea').value).toBe('We need a shop.');
  expect(field('select').value).toBe('10k');
  expect(field('[value="app"]').checked).toBe(true);
  expect(document.activeElement).toBe(field('textarea'));
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
