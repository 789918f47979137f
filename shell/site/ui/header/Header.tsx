import { actions, company } from 'shared-content/content';
import { ButtonLink, Link, keyframes, site, styled } from 'shared-content/ui';
import { headerWords } from '../../content/headerWords';
import { BrandMark } from '../BrandMark';
import { DesktopNav } from './DesktopNav';
import { MobileMenu } from './MobileMenu';

const { palette, scale, motion } = site;

const lift = keyframes({ to: { transform: 'translateY(-6px)' } });
const settle = keyframes({ from: { opacity: 0 }, to: { opacity: 1, transform: 'translateY(-12px)' } });

const condense = {
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
  animationTimeline: 'scroll()',
  animationRange: '0 120px',
} as const;

/**
 * At the top of a page the header has no background. In the first 120 px of scroll it gains one and condenses by 12 px.
 * A CSS scroll timeline drives this: no listener, no render, no layout (transforms alone). Browsers without scroll
 * timelines always show the background.
 */
const Bar = styled('header')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto 0',
  zIndex: 100,
  height: scale.header,
  background: 'linear-gradient(180deg, #070d14a8, #070d1400)',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `${palette.ink}db`,
    backdropFilter: 'blur(16px) saturate(1.4)',
    borderBottom: `1px solid ${palette.hairline}`,
    '@supports (animation-timeline: scroll())': { animationName: settle, ...condense },
  },
  // Above the open sheet the background is opaque: the page must not show through.
  '&:has(details[open])::before': { animation: 'none', opacity: 1, background: palette.ink },
  '& > .inner': {
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    gap: 10,
    height: '100%',
    maxWidth: `calc(${scale.content} + 2 * ${scale.gutter})`,
    marginInline: 'auto',
    paddingInline: scale.gutter,
    // Smaller gutters: the narrowest desktop needs the room for nine links, two carets and a button.
    '@media (min-width: 1200px) and (max-width: 1279.95px)': { paddingInline: 20 },
    '@supports (animation-timeline: scroll())': { animationName: lift, ...condense },
  },
  '& .brand': {
    display: 'flex',
    // Firefox and WebKit would shrink it below its text, and the button beside it would cover the text.
    flex: 'none',
    alignItems: 'center',
    gap: 10,
    marginRight: 'auto',
    color: palette.text,
    fontSize: '1.125rem',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '& svg': { color: palette.jade, flex: 'none', transition: `color ${motion.hover}` },
    '&:hover svg': { color: palette.jadeLight },
    '@media (max-width: 374.95px)': { '& span': { display: 'none' } },
  },
  '& .desktop, & .mobile, & details': { alignSelf: 'center' },
  '& .desktop > a, & .mobile > a': {
    minHeight: 44,
    padding: '0 20px',
    fontSize: '0.9375rem',
    whiteSpace: 'nowrap',
  },
  // Less padding for name, button and menu side by side. The narrowest window with room for the name is 375 px wide.
  '@media (max-width: 409.95px)': { '& .mobile > a': { paddingInline: 12 } },
  '@media print': { display: 'none' },
  [theme.breakpoints.up('lg')]: { '& .mobile': { display: 'none' } },
  [theme.breakpoints.down('lg')]: { '& .desktop': { display: 'none' } },
}));

/** The fixed header (specification 2.3). */
export function Header({ pathname }: { pathname: string }) {
  return (
    <Bar>
      <div className="inner">
        <Link className="brand" to="/" aria-label={headerWords.brandLink}>
          <BrandMark />
          <span>{company.name}</span>
        </Link>
        <DesktopNav pathname={pathname} />
        <div className="desktop">
          <ButtonLink to={actions.freeConsultation.to} look="secondary">
            {actions.freeConsultation.label}
          </ButtonLink>
        </div>
        <div className="mobile">
          <ButtonLink to={company.bookingUrl} look="booking">
            {headerWords.book}
          </ButtonLink>
        </div>
        <MobileMenu pathname={pathname} />
      </div>
    </Bar>
  );
}
