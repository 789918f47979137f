import { analyticsStudio } from './analyticsStudio';
import { cloudConsole } from './cloudConsole';
import { crmWorkspace } from './crmWorkspace';
import { dataHub } from './dataHub';
import { portalBuilder } from './portalBuilder';
import { securityCenter } from './securityCenter';
import { workforceApp } from './workforceApp';

/** The products that no service's picture stands for. */
export const productScreens = [
  workforceApp,
  portalBuilder,
  securityCenter,
  analyticsStudio,
  crmWorkspace,
  cloudConsole,
  dataHub,
];
