import { type Pins, pinsMark } from 'shared-content/federation';
import { jsonForHtml } from './jsonForHtml';

/** The end of a document: what of it names the composition, see `Pins`. */
export const documentEnd = ({ generation, version, files }: Pins): string =>
  `${pinsMark}${jsonForHtml({ generation, version, files })}</script></body></html>`;
