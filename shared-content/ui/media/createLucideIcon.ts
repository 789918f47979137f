// What a section's icons are made with, in place of lucide's: out of the kit that the shell provides.
export { createIcon as default } from 'shared-content/ui';
