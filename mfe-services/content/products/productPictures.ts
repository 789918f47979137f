import erpLarge from '../../assets/scenes/enterprise-software-wide-2x.avif';
import analytics from '../../assets/scenes/product-analytics-tile.avif';
import analyticsLarge from '../../assets/scenes/product-analytics-wide-2x.avif';
import cloud from '../../assets/scenes/product-cloud-tile.avif';
import crm from '../../assets/scenes/product-crm-tile.avif';
import data from '../../assets/scenes/product-data-tile.avif';
import erp from '../../assets/scenes/product-erp-tile.avif';
import mobile from '../../assets/scenes/product-mobile-tile.avif';
import security from '../../assets/scenes/product-security-tile.avif';
import web from '../../assets/scenes/product-web-tile.avif';
import type { ProductKey } from './product.contract';

/** A part of each product's screen, 400 by 230 (with twice the pixels). */
export const productPictures: Readonly<Record<ProductKey, string>> = {
  erp,
  mobile,
  web,
  security,
  analytics,
  crm,
  cloud,
  data,
};

/** The whole drawing, 560 by 480 (with twice the pixels), for a product whose card has room for it. */
export const productLarge: Partial<Readonly<Record<ProductKey, string>>> = {
  erp: erpLarge,
  analytics: analyticsLarge,
};
