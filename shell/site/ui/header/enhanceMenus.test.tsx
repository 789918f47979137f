import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderWithKit } from 'shared-content/testing';
import { DesktopNav } from './DesktopNav';
import { menuTiming, enhanceMenus } from './enhanceMenus';

const button = (name: string) => screen.getByRole('button', { name: `${name} menu` });
const item = (name: string) => button(name).closest('li') as HTMLElement;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** Whatever was to happen by itself has happened. */
const settled = 2 * Math.max(...Object.values(menuTiming));

const mouse = (type: 'pointerenter' | 'pointerleave', element: HTMLElement) =>
  fireEvent(element, Object.assign(new MouseEvent(type), { pointerType: 'mouse' }));

const render = () => renderWithKit(<DesktopNav pathname="/about" />, '/about');

let close: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  render();
  close = enhanceMenus(screen.getByRole('navigation'));
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the desktop menus', () => {
  it('have aria-expanded false until one opens', () => {
    expect(button('Services')).toHaveAttribute('aria-expanded', 'false');
    expect(button('Services')).toHaveAttribute('aria-controls', 'menu-services');
    expect(button('Services')).not.toHaveAttribute('popovertarget');
  });

  it('keep a menu open that hover or focus opened before the scripts loaded', () => {
    cleanup();
    render();
    const caret = button('Services');
    caret.focus();
    enhanceMenus(screen.getByRole('navigation'));
    // As the loader replays a click that came before.
    fireEvent.click(caret);
    expect(caret).toHaveAttribute('aria-expanded', 'true');
    wait(0);
    fireEvent.click(caret);
    expect(caret).toHaveAttribute('aria-expanded', 'false');
  });

  it('keep a hovered menu open on the first click, close it on the second', () => {
    mouse('pointerenter', item('Services'));
    wait(menuTiming.open);
    wait(settled);
    fireEvent.click(button('Services'));
    expect(button('Services')).toHaveAttribute('aria-expanded', 'true');
    mouse('pointerleave', item('Services'));
    wait(settled);
    expect(button('Services')).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(button('Services'));
    expect(button('Services')).toHaveAttribute('aria-expanded', 'false');
  });

  it('keep a menu open that the keyboard opened when a resting mouse leaves', () => {
    const link = screen.getByRole('link', { name: 'Services' });
    mouse('pointerenter', item('Services'));
    act(() => link.focus());
    expect(button('Services')).toHaveAttribute('aria-expanded', 'true');
    mouse('pointerleave', item('Services'));
    wait(settled);
    expect(button('Services')).toHaveAttribute('aria-expanded', 'true');

    // Opened by an arrow key, after Escape has given the focus back.
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(button('Services')).toHaveAttribute('aria-expanded', 'false');
    fireEvent.keyDown(link, { key: 'ArrowDown' });
    mouse('pointerenter', item('Services'));
    mouse('pointerleave', item('Services'));
    wait(settled);
    expect(button('Services')).toHaveAttribute('aria-expanded', 'true');
  });

  it('keep a menu open when the focus moves into its panel', () => {
    mouse('pointerenter', item('Services'));
    wait(menuTiming.open);
    act(() => item('Services').querySelector<HTMLElement>('[popover] a')?.focus());
    mouse('pointerleave', item('Services'));
    wait(settled);
    expect(button('Services')).toHaveAttribute('aria-expanded', 'true');
  });

  it('close on Escape and on a press elsewhere', () => {
    fireEvent.click(button('Industries'));
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(button('Industries')).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button('Industries'));
    fireEvent.pointerDown(document.body);
    expect(button('Industries')).toHaveAttribute('aria-expanded', 'false');
  });

  it('do not open after Escape during the delay', () => {
    mouse('pointerenter', item('Services'));
    wait(menuTiming.open - 1);
    fireEvent.keyDown(document, { key: 'Escape' });
    wait(settled);
    expect(button('Services')).toHaveAttribute('aria-expanded', 'false');
  });

  it('close on request', () => {
    fireEvent.click(button('Services'));
    close();
    expect(button('Services')).toHaveAttribute('aria-expanded', 'false');
  });
});
