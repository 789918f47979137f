import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '../theme';

interface KitProviderProps {
  /** The page's emotion cache: compose and the browser each bring their own (`createKitCache`). */
  cache: EmotionCache;
  children: ReactNode;
}

/** Theme and style cache for everything below; mounted once, by the shell or a standalone frame. */
export function KitProvider({ cache, children }: KitProviderProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeContext value={theme}>{children}</ThemeContext>
    </CacheProvider>
  );
}
