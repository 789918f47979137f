export * from './contact';
export { cleanEmail, fieldLimits } from './fields';
export { formMessages } from './formMessages';
export * from './newsletter';
export * from './protocol';
export { received } from './received';
