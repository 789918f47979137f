import { useEffect, useRef } from 'react';
import { site, styled } from 'shared-content/ui';

const Pool = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  overflow: 'clip',
  pointerEvents: 'none',
  background: `radial-gradient(90% 60% at 70% -10%, rgba(63, 214, 180, 0.07), transparent 70%), ${site.palette.ink}`,
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
  // A soft light; the mask ends it before the box does.
  background:
    'radial-gradient(closest-side, rgba(63, 214, 180, 0.17), rgba(79, 184, 216, 0.06) 45%, transparent 72%)',
  maskImage: 'radial-gradient(closest-side, black 20%, transparent 76%)',
  transform: 'translate3d(var(--lamp-x, 72vw), var(--lamp-y, 18vh), 0)',
  transition: 'transform 900ms cubic-bezier(0.16, 0.8, 0.3, 1)',
  willChange: 'transform',
  // Rings on the water, seen at an angle, while it is stirred; at rest there is light alone.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background:
      'repeating-radial-gradient(ellipse 50% 50%, transparent 0 9.6%, rgba(154, 240, 220, 0.055) 10%, transparent 10.4% 13%)',
    opacity: 0,
    transition: 'opacity 600ms',
  },
  '&[data-stirred]::before': { opacity: 1 },
});

/** How long the water rings after the pointer, in milliseconds. */
const calm = 700;

/**
 * The decorative background: a lamp over dark water that follows the mouse. The pointer's position goes
 * into two CSS variables of one composited layer; React renders nothing. Still on touch screens and
 * under reduced motion.
 */
export function MouseLight() {
  const lamp = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!matchMedia('(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)').matches)
      return;
    let frame = 0;
    let resting = 0;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        lamp.current?.style.setProperty('--lamp-x', `${clientX}px`);
        lamp.current?.style.setProperty('--lamp-y', `${clientY}px`);
      });
      lamp.current?.toggleAttribute('data-stirred', true);
      clearTimeout(resting);
      resting = window.setTimeout(() => lamp.current?.removeAttribute('data-stirred'), calm);
    };
    addEventListener('pointermove', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(resting);
      removeEventListener('pointermove', follow);
    };
  }, []);

  return (
    <Pool aria-hidden="true">
      <Lamp ref={lamp} />
    </Pool>
  );
}
