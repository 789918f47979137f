import {
  type ReactNode,
  type SVGProps,
  createContext,
  useContext,
  useRef,
  useSyncExternalStore,
} from 'react';

/** Class in a drawing → SVG attributes with the same effect, for files that the page's rules do not reach. */
export type Pens = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

/**
 * Moves drawings out of a document while it renders. They come as one file beside it, so that the connection's first
 * packets carry the text that is read first.
 */
export interface DrawingSheet {
  /** Returns markup that shows the drawing from the file. Parts that need the page's rules stay inline. */
  readonly add: (drawing: ReactNode, pens: Pens) => string;
}

export const DrawingSheetContext = createContext<DrawingSheet | undefined>(undefined);

/** URL folder of the files; no page may be below it. */
export const drawingsFolder = '/drawings/';

const never = () => () => undefined;
// Documents of compose have a drawings file. Tests that hydrate their own markup have none.
const documentHasDrawings = () =>
  typeof document !== 'undefined' && document.querySelector(`use[href^="${drawingsFolder}"]`) !== null;

/**
 * Props with the content of a decorative <svg>. In a composed document it is a reference to the drawings file; small
 * drawings and those with rules of their own stay inline. On a page after a click it is the drawing itself. Hydration keeps
 * the document's markup and does not render the drawing.
 *
 * @param pens for drawings that use classes
 */
export function useDrawing(
  drawing: ReactNode,
  pens: Pens = {},
): Pick<SVGProps<SVGSVGElement>, 'children' | 'dangerouslySetInnerHTML' | 'suppressHydrationWarning'> {
  const sheet = useContext(DrawingSheetContext);
  // Determined during hydration. The same value afterwards saves each drawing a second render.
  const place = useRef(false);
  const isThere = useSyncExternalStore(
    never,
    () => place.current,
    () => (place.current = documentHasDrawings()),
  );
  if (isThere && !sheet) return { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
  return sheet ? { dangerouslySetInnerHTML: { __html: sheet.add(drawing, pens) } } : { children: drawing };
}
