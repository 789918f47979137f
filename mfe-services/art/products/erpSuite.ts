import { enterprise } from '../services/enterprise';
import type { ProductScreen } from './drawProduct';

/** The ledger of Enterprise Software. */
export const erpSuite: ProductScreen = {
  slug: 'erp',
  color: 'sky',
  screen: () => enterprise.tile?.() ?? '',
};
