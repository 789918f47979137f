export * from './beacon.schema';
export { mostOfKind } from './mostOfKind';
export { getPageKind, pageKinds } from './pageKinds';
