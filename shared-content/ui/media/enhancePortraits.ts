import placeholder from '../assets/placeholder-avatar.svg';

/** Whether a picture has already failed to load. */
export const isBroken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;

/** Replaces broken portraits by the placeholder, as `Portrait` does, in a document where React has not started. */
export function enhancePortraits(root: ParentNode & EventTarget): void {
  const replace = (image: Element) => {
    if (!image.matches('[data-portrait]')) return;
    // Only once: the placeholder may fail to load, too.
    image.removeAttribute('data-portrait');
    image.setAttribute('src', placeholder);
  };
  const fail = ({ target }: Event) => replace(target as Element);
  root.addEventListener('error', fail, true);
  for (const image of root.querySelectorAll('img')) if (isBroken(image)) replace(image);
}
