export { type Finding, formatFinding } from './finding.contract';
export {
  type PinnedScripts,
  type Pins,
  type SectionPin,
  type SectionPins,
  type SectionsFile,
  getIntegrity,
  pinsElement,
  pinsElementId,
  pinsIn,
  sectionsUrl,
} from './pins.contract';
export {
  type AppEntry,
  type AppName,
  type SectionEntry,
  type SectionName,
  apiDevPort,
  appAt,
  apps,
  getApp,
  isHome,
  sectionNamed,
  sectionOwning,
  sections,
  shellApp,
} from './registry';
export { longestTitle } from './longestTitle';
export { headFaults, pathFaults, routeFaults } from './routeFaults';
export {
  chunkFile,
  entryFile,
  exposeChunk,
  federationChunk,
  homeChunk,
  getSectionShownAt,
  homePart,
  isExposeChunk,
  isKitFile,
  kitChunk,
  federationManifest,
  mainChunk,
  notFoundChunk,
  reactChunk,
  servedHomeChunk,
  sharedChunk,
  sharedFile,
} from './scriptNames';
export { scriptTimeout } from './scriptTimeout';
export type {
  Redirects,
  RouteDocument,
  SectionBundle,
  SectionModule,
  SectionRoute,
} from './section.contract';
export { getChunkName, isBelow, isPath, pathCure } from './sectionPath';
export { getDeadControls, describeDeadControl, staticRules } from './staticRules';
