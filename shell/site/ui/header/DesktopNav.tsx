import { type ReactNode, useRef } from 'react';
import { mainNavigation } from 'shared-content/content';
import { Link, VisuallyHidden, styled } from 'shared-content/ui';
import { frameWords } from '../../content/frameWords';
import { IndustriesPanel } from './IndustriesPanel';
import { ServicesPanel } from './ServicesPanel';
import { barStyle, panelStyle } from './barStyle';
import { currentOf } from './currentOf';
import { useArrowKeys } from './menuKeys';
import { type MenuName, type Menus, useMenus } from './useMenus';

const Nav = styled('nav')(({ theme }) => ({
  ...barStyle,
  [theme.breakpoints.down('lg')]: { display: 'none' },
  '& [data-menu="industries"]': { position: 'relative', anchorName: '--industries' },
}));

const PanelBox = styled('div')(panelStyle);

const panels = { services: ServicesPanel, industries: IndustriesPanel };

interface MenuItemProps {
  name: MenuName;
  label: string;
  path: string;
  pathname: string;
  menus: Menus;
  children: ReactNode;
}

/** A link of the bar that also has a panel: the link leads to the overview, the button beside it opens. */
function MenuItem({ name, label, path, pathname, menus, children }: MenuItemProps) {
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
      <PanelBox className={name} id={panelId} popover="auto" data-open={open === name}>
        {children}
      </PanelBox>
    </li>
  );
}

/** The bar of links with its two panels, as a disclosure navigation (ARIA practices). */
export function DesktopNav({ pathname }: { pathname: string }) {
  const nav = useRef<HTMLElement>(null);
  const menus = useMenus(nav);
  const onKeyDown = useArrowKeys(menus);

  return (
    <Nav ref={nav} aria-label={frameWords.mainNav} data-live={menus.live || undefined} onKeyDown={onKeyDown}>
      <ul className="bar">
        {mainNavigation.map((entry) => {
          if (!('menu' in entry))
            return (
              <li className="item" key={entry.path}>
                <Link
                  className="top"
                  data-stop=""
                  to={entry.path}
                  aria-current={currentOf(entry.path, pathname)}
                >
                  {entry.label}
                </Link>
              </li>
            );
          const Panel = panels[entry.menu];
          return (
            <MenuItem
              key={entry.path}
              name={entry.menu}
              label={entry.label}
              path={entry.path}
              pathname={pathname}
              menus={menus}
            >
              <Panel pathname={pathname} />
            </MenuItem>
          );
        })}
      </ul>
    </Nav>
  );
}
