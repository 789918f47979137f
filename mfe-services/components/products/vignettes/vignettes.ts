import type { ComponentType } from 'react';
import type { ProductKey } from '../../../content/products/product.contract';
import { AnalyticsVignette } from './AnalyticsVignette';
import { CloudVignette } from './CloudVignette';
import { CrmVignette } from './CrmVignette';
import { DataVignette } from './DataVignette';
import { ErpVignette } from './ErpVignette';
import { MobileVignette } from './MobileVignette';
import { SecurityVignette } from './SecurityVignette';
import { WebVignette } from './WebVignette';

/** The small drawing of each product. */
export const vignettes: Readonly<Record<ProductKey, ComponentType>> = {
  erp: ErpVignette,
  mobile: MobileVignette,
  web: WebVignette,
  security: SecurityVignette,
  analytics: AnalyticsVignette,
  crm: CrmVignette,
  cloud: CloudVignette,
  data: DataVignette,
};
