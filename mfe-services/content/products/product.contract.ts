import type { ComponentType } from 'react';
import type { Accent } from 'shared-content/ui';

/** The product's picture: content/products/productPictures. */
export type ProductKey = 'erp' | 'mobile' | 'web' | 'security' | 'analytics' | 'crm' | 'cloud' | 'data';

export interface Product {
  readonly key: ProductKey;
  readonly icon: ComponentType;
  readonly title: string;
  readonly category: string;
  readonly description: string;
  /** Four each (specification 2.15). */
  readonly features: readonly [string, string, string, string];
  readonly color: Accent;
}

export interface IndustrySolution {
  readonly icon: ComponentType;
  readonly title: string;
  readonly description: string;
  /** The trade's words for a customer, an item and an order. */
  readonly words: readonly [string, string, string];
  readonly features: readonly string[];
}
