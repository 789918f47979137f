import type { ComponentType } from 'react';
import type { Accent } from 'shared-content/ui';
import type { CoreService } from '../../../content/coreServices';
import { CloudDrawing } from './CloudDrawing';
import { DesignDrawing } from './DesignDrawing';
import { EnterpriseDrawing } from './EnterpriseDrawing';
import { ForecastDrawing } from './ForecastDrawing';
import { MobileDrawing } from './MobileDrawing';
import { WebDrawing } from './WebDrawing';

const drawings: Record<CoreService['drawing'], ComponentType<{ accent: Accent }>> = {
  web: WebDrawing,
  mobile: MobileDrawing,
  design: DesignDrawing,
  enterprise: EnterpriseDrawing,
  cloud: CloudDrawing,
  forecast: ForecastDrawing,
};

/** The drawing of a core service. */
export function ServiceDrawing({ drawing, accent }: { drawing: CoreService['drawing']; accent: Accent }) {
  const Drawing = drawings[drawing];
  return <Drawing accent={accent} />;
}
