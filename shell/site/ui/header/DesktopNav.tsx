import type { ReactNode } from 'react';
import { industries, industryPath, mainNavigation } from 'shared-content/content';
import { Link, VisuallyHidden, site, styled } from 'shared-content/ui';
import { headerWords } from '../../content/headerWords';
import { getCurrent } from './markCurrent';
import { ServicesPanel } from './ServicesPanel';
import { menuTiming } from './enhanceMenus';

const { palette, motion } = site;

const opened = {
  visibility: 'visible',
  opacity: 1,
  translate: '0 0',
  transition: `opacity ${menuTiming.appear}ms ${motion.ease}, translate ${menuTiming.appear}ms ${motion.ease}, visibility 0s`,
} as const;

const List = styled('ul')({ padding: 10 });

/** The Industries dropdown. */
function IndustriesPanel({ pathname }: { pathname: string }) {
  return (
    <List>
      {industries.map((industry) => (
        <li key={industry.slug}>
          <Link to={industryPath(industry)} aria-current={getCurrent(industryPath(industry), pathname)}>
            {industry.name}
          </Link>
        </li>
      ))}
    </List>
  );
}

const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  '& .bar': { display: 'flex' },
  '& .item': { display: 'flex', alignItems: 'stretch' },
  '& .top': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    padding: '0 9px',
    fontSize: '0.9375rem',
    fontWeight: 500,
    color: palette.muted,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: `color ${motion.hover}`,
    '&:hover, &[aria-current]': { color: palette.text },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 9px 18px',
      height: 2,
      borderRadius: 1,
      background: palette.jade,
      '@media (forced-colors: active)': { background: 'CanvasText' },
    },
  },
  '& [data-menu] .top': { paddingRight: 0 },
  '& [data-menu]:has([aria-expanded="true"]) .top': { color: palette.text },
  '& [data-menu] .top[aria-current]::after': { right: 0 },
  '& .caret': {
    display: 'grid',
    placeItems: 'center',
    width: 24,
    marginRight: 4,
    color: palette.muted,
    '&::before': {
      content: '""',
      width: 7,
      height: 7,
      borderRight: '1.75px solid currentColor',
      borderBottom: '1.75px solid currentColor',
      transform: 'translateY(-2px) rotate(45deg)',
      transition: `transform ${motion.hover}`,
    },
    '&:hover': { color: palette.text },
    '&[aria-expanded="true"]::before': { transform: 'translateY(1px) rotate(-135deg)' },
  },
  [theme.breakpoints.down('lg')]: { display: 'none' },
  '& [data-menu="industries"]': { position: 'relative', anchorName: '--industries' },
}));

/**
 * The panel below a link. Until `enhanceMenus` runs (`data-live`), it opens by CSS on hover and focus, and by its `popover`
 * attribute. After that its state opens it (`data-open`). These rules are separate from the bar's, as the rules of closed
 * elements come with the deferred stylesheet.
 */
const PanelBox = styled('div')({
  display: 'block',
  position: 'absolute',
  inset: 'auto',
  top: 64,
  margin: 0,
  padding: 0,
  overflow: 'visible',
  color: palette.text,
  background: palette.overlay,
  border: `1px solid ${palette.hairlineStrong}`,
  borderRadius: site.scale.radius.large,
  boxShadow: '0 32px 80px -16px #000000a6',
  visibility: 'hidden',
  opacity: 0,
  translate: '0 -8px',
  transition: `opacity ${menuTiming.fade}ms, translate ${menuTiming.fade}ms, visibility 0s ${menuTiming.fade}ms`,
  '&[data-open="true"]': opened,
  '&:popover-open': { ...opened, position: 'fixed' },
  'nav:not([data-live]) [data-menu]:hover > &': { ...opened, transitionDelay: `${menuTiming.open}ms` },
  // Not for the button: it opens the popover, and Escape on it must leave the panel closed.
  'nav:not([data-live]) [data-menu]:has(a:focus-visible) > &': opened,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 38,
    padding: '4px 12px',
    borderRadius: 10,
    fontSize: '0.9375rem',
    lineHeight: 1.35,
    color: palette.muted,
    textDecoration: 'none',
    transition: `color ${motion.hover}, background ${motion.hover}`,
    '&:hover': { color: palette.text, background: `${palette.text}12` },
    '&[aria-current]': { color: palette.text, fontWeight: 600 },
  },
  // 900 px wide (specification 2.3), centred below the bar.
  '&.services': { width: 900, maxWidth: 'calc(100vw - 32px)', left: '50%', marginLeft: -450 },
  // Aligns its text with the label that opens it.
  '&.industries': { width: 240, left: -14 },
  '@supports (left: anchor(left))': {
    '&.industries:popover-open': { positionAnchor: '--industries', left: 'calc(anchor(left) - 14px)' },
  },
});

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
