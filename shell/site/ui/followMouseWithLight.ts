/**
 * Makes the background's lamp (`SiteFrame`) follow the mouse, by two CSS variables of one composited layer. The lamp
 * does not move on touch screens and under reduced motion.
 */
export function followMouseWithLight(): void {
  if (!matchMedia('(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)').matches)
    return;
  let frame = 0;
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const lamp = document.querySelector<HTMLElement>('[data-lamp]');
    if (!lamp) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      lamp.style.setProperty('--lamp-x', `${clientX}px`);
      lamp.style.setProperty('--lamp-y', `${clientY}px`);
    });
  };
  addEventListener('pointermove', follow, { passive: true });
}
