// Replaces lucide's createLucideIcon in the shell and the kit, which cannot import the kit by its public name.
export { createIcon as default } from './createIcon';
