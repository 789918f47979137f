import { cloudConsole } from './cloudConsole';
import { dataHub } from './dataHub';
import { portalBuilder } from './portalBuilder';
import { securityCenter } from './securityCenter';
import { workforceApp } from './workforceApp';

/** The products that no service's picture stands for. */
export const productScreens = [workforceApp, portalBuilder, securityCenter, cloudConsole, dataHub];
