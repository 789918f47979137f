import type { RouteDocument } from 'shared-content/federation';
import { industryDocuments } from './documents/industryDocuments';
import { productDocuments } from './documents/productDocuments';
import { serviceDocuments } from './documents/serviceDocuments';

/** Data that only prerendered documents carry, by path. */
export const documents: Readonly<Record<string, RouteDocument>> = {
  ...serviceDocuments,
  ...industryDocuments,
  ...productDocuments,
};
