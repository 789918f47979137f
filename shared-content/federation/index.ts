export * from './findings';
export * from './followLinks';
export * from './pins.contract';
export * from './registry';
export * from './scripts';
export * from './section.contract';
