import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithKit } from 'shared-content/testing';
import { DesktopNav } from './DesktopNav';
import { menuTiming } from './useMenus';

const button = (name: string) => screen.getByRole('button', { name: `${name} menu` });
const item = (name: string) => button(name).closest('li') as HTMLElement;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** Whatever was to happen by itself has happened. */
const settled = 2 * Math.max(...Object.values(menuTiming));

const mouse = (type: 'pointerOver' | 'pointerOut', element: HTMLElement) =>
  fireEvent(
    element,
    Object.assign(new MouseEvent(type.toLowerCase(), { bubbles: true, relatedTarget: document.body }), {
      pointerType: 'mouse',
    }),
  );

beforeEach(() => {
  jest.useFakeTimers();
  renderWithKit(<DesktopNav pathname="/about" />, '/about');
});
afterEach(() => jest.useRealTimers());

describe('DesktopNav', () => {
  it('tells its menus closed until one opens', () => {
    expect(button('Services')).toHaveAttribute('aria-expanded', 'false');
    expect(button('Services')).toHaveAttribute('aria-controls', 'menu-services');
    expect(button('Services')).not.toHaveAttribute('popovertarget');
  });

  it('opens after a moment of hover and closes after one', () => {
    mouse('pointerOver', item('Services'));
    wait(menuTiming.open - 1);
    expect(button('Services')).toHaveAttribute('aria-expanded', 'false');
    wait(1);
    expect(button('Services')).toHaveAttribute('aria-expanded', 'true');
    mouse('pointerOut', item('Services'));
    wait(menuTiming.close - 1);
    expect(button('Services')).toHaveAttribute('aria-expanded', 'true');
    wait(1);
    expect(button('Services')).toHaveAttribute('aria-expanded', 'false');
  });

  it('stays with the open menu while the mouse only passes over the other', () => {
    mouse('pointerOver', item('Services'));
    wait(menuTiming.open);
    mouse('pointerOut', item('Services'));
    mouse('pointerOver', item('Industries'));
    wait(menuTiming.change - 1);
    mouse('pointerOut', item('Industries'));
    mouse('pointerOver', item('Services'));
    wait(settled);
    expect(button('Services')).toHaveAttribute('aria-expanded', 'true');
    expect(button('Industries')).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps open what a click comes for right after the hover, and closes it on the next', () => {
    mouse('pointerOver', item('Services'));
    wait(menuTiming.open);
    fireEvent.click(button('Services'));
    expect(button('Services')).toHaveAttribute('aria-expanded', 'true');
    mouse('pointerOut', item('Services'));
    wait(settled);
    expect(button('Services')).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(button('Services'));
    expect(button('Services')).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps open what the keyboard opened when a mouse that rested there is nudged away', () => {
    const link = screen.getByRole('link', { name: 'Services' });
    mouse('pointerOver', item('Services'));
    act(() => link.focus());
    expect(button('Services')).toHaveAttribute('aria-expanded', 'true');
    mouse('pointerOut', item('Services'));
    wait(settled);
    expect(button('Services')).toHaveAttribute('aria-expanded', 'true');

    // Opened by an arrow key, after Escape has given the focus back.
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(button('Services')).toHaveAttribute('aria-expanded', 'false');
    fireEvent.keyDown(link, { key: 'ArrowDown' });
    mouse('pointerOver', item('Services'));
    mouse('pointerOut', item('Services'));
    wait(settled);
    expect(button('Services')).toHaveAttribute('aria-expanded', 'true');
  });

  it('keeps open what the mouse opened once the keyboard is in its panel', () => {
    mouse('pointerOver', item('Services'));
    wait(menuTiming.open);
    act(() => item('Services').querySelector<HTMLElement>('[popover] a')?.focus());
    mouse('pointerOut', item('Services'));
    wait(settled);
    expect(button('Services')).toHaveAttribute('aria-expanded', 'true');
  });

  it('has one menu open at a time', () => {
    fireEvent.click(button('Services'));
    fireEvent.click(button('Industries'));
    expect(button('Services')).toHaveAttribute('aria-expanded', 'false');
    expect(button('Industries')).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes on Escape and on a press elsewhere', () => {
    fireEvent.click(button('Industries'));
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(button('Industries')).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button('Industries'));
    fireEvent.pointerDown(document.body);
    expect(button('Industries')).toHaveAttribute('aria-expanded', 'false');
  });

  it('hears Escape while a menu is about to open', () => {
    mouse('pointerOver', item('Services'));
    wait(menuTiming.open - 1);
    fireEvent.keyDown(document, { key: 'Escape' });
    wait(settled);
    expect(button('Services')).toHaveAttribute('aria-expanded', 'false');
  });
});
