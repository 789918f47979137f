export {
  type IndustryEntry,
  type ServiceEntry,
  industries,
  industryPath,
  serviceGroups,
  servicePath,
  services,
} from './catalogue';
export { company } from './company';
export { actions, mainNavigation } from './navigation';
export { type Stat, stats } from './stats';
