import type { ReactNode } from 'react';
import { Link, VisuallyHidden } from 'shared-content/ui';
import { frameWords } from '../../content/frameWords';
import { currentOf } from './currentOf';
import type { MenuName, Menus } from './useMenus';

interface MenuItemProps {
  name: MenuName;
  label: string;
  path: string;
  pathname: string;
  menus: Menus;
  children: ReactNode;
}

/** A link of the bar that also has a panel: the link leads to the overview, the button beside it opens. */
export function MenuItem({ name, label, path, pathname, menus, children }: MenuItemProps) {
  const { open, live } = menus;
  const panelId = `menu-${name}`;
  return (
    <li className="item" data-menu={name} {...menus.itemProps(name)}>
      <Link className="top" data-stop="" to={path} aria-current={currentOf(path, pathname)}>
        {label}
      </Link>
      <button
        className="caret"
        data-stop=""
        type="button"
        // The browser tells the state of a popover by itself; from hydration on React does.
        popoverTarget={live ? undefined : panelId}
        aria-expanded={live ? open === name : undefined}
        aria-controls={live ? panelId : undefined}
        onClick={live ? () => menus.toggle(name) : undefined}
      >
        <VisuallyHidden>{frameWords.menuOf(label)}</VisuallyHidden>
      </button>
      <div className={`panel ${name}`} id={panelId} popover="auto" data-open={open === name}>
        {children}
      </div>
    </li>
  );
}
