import { site, styled } from 'shared-content/ui';

const Pool = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  overflow: 'clip',
  pointerEvents: 'none',
  background: `radial-gradient(90% 60% at 70% -10%, #3fd6b412, transparent 70%), ${site.palette.ink}`,
  '@media print': { display: 'none' },
});

const width = 1300;
const height = 820;

const Lamp = styled('div')({
  position: 'absolute',
  left: -width / 2,
  top: -height / 2,
  width,
  height,
  background: 'radial-gradient(closest-side, #3fd6b42b, #47c8c51f 20%, #4fb8d808 45%, transparent 72%)',
  transform: 'translate3d(var(--lamp-x, 72vw), var(--lamp-y, 18vh), 0)',
  transition: 'transform 900ms cubic-bezier(0.16, 0.8, 0.3, 1)',
  willChange: 'transform',
});

/** The decorative background: a lamp over dark water, which follows the mouse (`followMouseWithLight`). */
export const MouseLight = () => (
  <Pool aria-hidden="true">
    <Lamp data-lamp="" />
  </Pool>
);
