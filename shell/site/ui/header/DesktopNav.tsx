import { useRef } from 'react';
import { mainNavigation } from 'shared-content/content';
import { Link, styled } from 'shared-content/ui';
import { frameWords } from '../../content/frameWords';
import { IndustriesPanel } from './IndustriesPanel';
import { MenuItem } from './MenuItem';
import { ServicesPanel } from './ServicesPanel';
import { barStyle } from './barStyle';
import { currentOf } from './currentOf';
import { useArrowKeys } from './useArrowKeys';
import { useMenus } from './useMenus';

const Nav = styled('nav')(({ theme }) => ({
  ...barStyle,
  [theme.breakpoints.down('lg')]: { display: 'none' },
  // 900 px wide (specification 2.3), centred below the bar.
  '& .panel.services': { width: 900, maxWidth: 'calc(100vw - 32px)', left: '50%', marginLeft: -450 },
  '& [data-menu="industries"]': { position: 'relative', anchorName: '--industries' },
  // Its words begin below the word that opens it.
  '& .panel.industries': { width: 240, left: -14 },
  '@supports (left: anchor(left))': {
    '& .panel.industries:popover-open': {
      positionAnchor: '--industries',
      left: 'calc(anchor(left) - 14px)',
    },
  },
}));

const panels = { services: ServicesPanel, industries: IndustriesPanel };

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
