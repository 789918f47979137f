export * from './beacon.schema';
export { maxReportsPerKind } from './maxReportsPerKind';
export { getPageKind, pageKinds } from './pageKinds';
