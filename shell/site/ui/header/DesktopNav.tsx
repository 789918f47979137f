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

/** A panel, and the button that opens it; the link beside them leads to the overview. */
function Menu({ name, label, children }: { name: keyof typeof panels; label: string; children: ReactNode }) {
  const panelId = `menu-${name}`;
  return (
    <>
      <button className="caret" type="button" popoverTarget={panelId}>
        <VisuallyHidden>{headerWords.getMenu(label)}</VisuallyHidden>
      </button>
      <PanelBox className={name} id={panelId} popover="auto">
        {children}
      </PanelBox>
    </>
  );
}

/** The bar of links with its two panels; `enhanceMenus` enhances it. */
export function DesktopNav({ pathname }: { pathname: string }) {
  return (
    <Nav aria-label={headerWords.mainNav}>
      <ul className="bar">
        {mainNavigation.map((entry) => {
          const menu = 'menu' in entry ? entry.menu : undefined;
          const Panel = menu && panels[menu];
          return (
            <li className="item" key={entry.path} data-menu={menu}>
              <Link className="top" to={entry.path} aria-current={getCurrent(entry.path, pathname)}>
                {entry.label}
              </Link>
              {Panel && (
                <Menu name={menu} label={entry.label}>
                  <Panel pathname={pathname} />
                </Menu>
              )}
            </li>
          );
        })}
      </ul>
    </Nav>
  );
}
