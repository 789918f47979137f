declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(global: Window): void;
  export function register(type: unknown, name: string): void;
  export function createSignatureFunctionForTransform(): (...of: readonly unknown[]) => unknown;
  export function isLikelyComponentType(type: unknown): boolean;
  export function performReactRefresh(): unknown;
}
