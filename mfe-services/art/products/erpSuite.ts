import { enterprise } from '../services/enterprise';
import type { ProductScreen } from './drawProduct';

/** The ledger of Enterprise Software, whole and in the middle: its card cuts both sides alike. */
export const erpSuite: ProductScreen = {
  slug: 'erp',
  color: 'sky',
  screen: () =>
    (enterprise.tile?.() ?? '')
      .replace('left:14px;top:10px;width:300px', 'left:40px;top:12px;width:320px')
      .replaceAll('height:30px', 'height:27px')
      .replaceAll('padding:9px 14px', 'padding:7px 18px')
      .replaceAll('padding:7px 14px', 'padding:4px 18px'),
};
