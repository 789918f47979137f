import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '../theme';

interface KitProviderProps {
  /** The page's emotion cache: compose and the browser each create their own (`createKitCache`). */
  cache: EmotionCache;
  children: ReactNode;
}

/** Provides theme and style cache. The shell, or a section alone, mounts it once. */
export function KitProvider({ cache, children }: KitProviderProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeContext value={theme}>{children}</ThemeContext>
    </CacheProvider>
  );
}
