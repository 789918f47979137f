export { expectContentShape } from './expectContentShape';
export { expectStatic, getDeadControls } from './expectStatic';
export { renderWithKit } from './renderWithKit';
