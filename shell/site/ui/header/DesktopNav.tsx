import type { ReactNode } from 'react';
import { mainNavigation } from 'shared-content/content';
import { Link, VisuallyHidden, styled } from 'shared-content/ui';
import { headerWords } from '../../content/headerWords';
import { IndustriesPanel } from './IndustriesPanel';
import { ServicesPanel } from './ServicesPanel';
import { barStyle, panelStyle } from './barStyle';
import { getCurrent } from './getCurrent';

const Nav = styled('nav')(({ theme }) => ({
  ...barStyle,
  [theme.breakpoints.down('lg')]: { display: 'none' },
  '& [data-menu="industries"]': { position: 'relative', anchorName: '--industries' },
}));

const PanelBox = styled('div')(panelStyle);

const panels = { services: ServicesPanel, industries: IndustriesPanel };

interface MenuItemProps {
  name: keyof typeof panels;
  label: string;
  path: string;
  pathname: string;
  children: ReactNode;
}

/** A link of the bar with a panel: the link leads to the overview, the button beside it opens the panel. */
function MenuItem({ name, label, path, pathname, children }: MenuItemProps) {
  const panelId = `menu-${name}`;
  return (
    <li className="item" data-menu={name}>
      <Link className="top" to={path} aria-current={getCurrent(path, pathname)}>
        {label}
      </Link>
      <button className="caret" type="button" popoverTarget={panelId}>
        <VisuallyHidden>{headerWords.getMenu(label)}</VisuallyHidden>
      </button>
      <PanelBox className={name} id={panelId} popover="auto">
        {children}
      </PanelBox>
    </li>
  );
}

/** The bar of links with its two panels; `enhanceMenus` enhances it. */
export function DesktopNav({ pathname }: { pathname: string }) {
  return (
    <Nav aria-label={headerWords.mainNav}>
      <ul className="bar">
        {mainNavigation.map((entry) => {
          if (!('menu' in entry))
            return (
              <li className="item" key={entry.path}>
                <Link
                  className="top"

                  to={entry.path}
                  aria-current={getCurrent(entry.path, pathname)}
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
            >
              <Panel pathname={pathname} />
            </MenuItem>
          );
        })}
      </ul>
    </Nav>
  );
}
