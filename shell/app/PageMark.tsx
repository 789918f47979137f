import { type ReactNode, useEffect } from 'react';
import { documentTitle } from './documentTitle';
import { pageArrived } from './pageArrival';

interface PageMarkProps {
  /** Path of the page, or of what stands in its place. */
  path: string;
  title: string;
  children: ReactNode;
}

/** Tells the page's arrival once it stands in the document: title, focus and announcement follow. */
export function PageMark({ path, title, children }: PageMarkProps) {
  useEffect(() => pageArrived(path, documentTitle(title)), [path, title]);
  return children;
}
