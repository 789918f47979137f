import placeholder from '../assets/placeholder-avatar.svg';

/** Whether the browser knows already that a picture does not load. */
export const isBroken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;

/**
 * Does for the portraits in markup that React leaves alone what the component does for its own.
 */
export function enhancePortraits(root: ParentNode & EventTarget): void {
  const replace = (image: Element) => {
    if (!image.matches('[data-portrait]')) return;
    // Once: the placeholder may not load either.
    image.removeAttribute('data-portrait');
    image.setAttribute('src', placeholder);
  };
  const fail = ({ target }: Event) => replace(target as Element);
  root.addEventListener('error', fail, true);
  for (const image of root.querySelectorAll('img')) if (isBroken(image)) replace(image);
}
