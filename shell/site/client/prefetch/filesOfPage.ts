import { type Pins, chunkOf } from 'shared-content/federation';
import { ownerOf } from '../../app/ownerOf';

/** URL of a script beside another one, as documents write it. */
const beside = (url: string, file: string) => (file.startsWith('/') ? file : url.replace(/[^/]+$/, file));

/** Scripts that the page at a path needs beside the shell's first ones; none for a path that nobody owns. */
export function filesOfPage(pins: Pins, path: string): string[] {
  const owner = ownerOf(path);
  if (!owner) return [];
  if (owner.name === 'shell') {
    const [first = ''] = pins.shell.files;
    const contact = pins.sections['mfe-contact']?.entry ?? '';
    return [beside(first, 'home.js'), contact, beside(contact, 'expose.NewsletterSignUp.js')];
  }
  const pin = pins.sections[owner.name];
  if (!pin) return [];
  const page = chunkOf(path);
  const also = (pin.also ?? []).filter((file) => {
    const folder = /^(.+)\.shared\.js$/.exec(file)?.[1];
    return folder === undefined || page.startsWith(`${folder}.`);
  });
  return [pin.entry, ...['expose.section.js', ...also, `${page}.js`].map((file) => beside(pin.entry, file))];
}
