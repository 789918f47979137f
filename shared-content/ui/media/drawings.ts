import {
  type ReactNode,
  type SVGProps,
  createContext,
  useContext,
  useRef,
  useSyncExternalStore,
} from 'react';

/** Class in a drawing → the attributes that say the same, for where the page's rules do not reach. */
export type Pens = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

/**
 * Takes drawings out of a document while it is rendered: they come as one file beside it, so that the first
 * flight of packets carries what is read first.
 */
export interface DrawingSheet {
  /** Markup that shows the drawing out of the file; what needs the page's rules stays as it is. */
  readonly add: (drawing: ReactNode, pens: Pens) => string;
}

export const DrawingSheetContext = createContext<DrawingSheet | undefined>(undefined);

/** Folder of the files, below which no page lies. */
export const drawingsFolder = '/drawings/';

const never = () => () => undefined;
// Tests that hydrate what they rendered themselves have no file; compose's documents have.
const documentHasDrawings = () =>
  typeof document !== 'undefined' && document.querySelector(`use[href^="${drawingsFolder}"]`) !== null;

/**
 * Content of a decorative <svg>, as props for it: in a document that is composed a reference to its file (small
 * ones and those with rules of their own stay), on a page that was clicked to the drawing itself. While a document
 * comes to life its markup is left as it is, and the drawing is not rendered at all.
 *
 * @param pens for drawings that use classes
 */
export function useDrawing(
  drawing: ReactNode,
  pens: Pens = {},
): Pick<SVGProps<SVGSVGElement>, 'children' | 'dangerouslySetInnerHTML' | 'suppressHydrationWarning'> {
  const sheet = useContext(DrawingSheetContext);
  // Asked while a document comes to life; that the answer stays the same afterwards spares each a second render.
  const place = useRef(false);
  const isThere = useSyncExternalStore(
    never,
    () => place.current,
    () => (place.current = documentHasDrawings()),
  );
  if (isThere && !sheet) return { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
  return sheet ? { dangerouslySetInnerHTML: { __html: sheet.add(drawing, pens) } } : { children: drawing };
}
