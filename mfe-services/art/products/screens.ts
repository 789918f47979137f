import { analyticsStudio } from './analyticsStudio';
import { cloudConsole } from './cloudConsole';
import { crmWorkspace } from './crmWorkspace';
import { dataHub } from './dataHub';
import { erpSuite } from './erpSuite';
import { portalBuilder } from './portalBuilder';
import { securityCenter } from './securityCenter';
import { workforceApp } from './workforceApp';

/** The products' screens. */
export const productScreens = [
  erpSuite,
  workforceApp,
  portalBuilder,
  securityCenter,
  analyticsStudio,
  crmWorkspace,
  cloudConsole,
  dataHub,
];
