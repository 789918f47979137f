export { expectContentShape } from './expectContentShape';
export { expectStatic } from './expectStatic';
export { renderWithKit } from './renderWithKit';
