// Replaces lucide's module of this name in sections: their icons use the kit that the shell provides.
export { createIcon as default } from 'shared-content/ui';
