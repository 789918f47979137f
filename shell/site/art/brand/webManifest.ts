import { palette } from '../../../../shared-content/art';

const icon = (file: string, side: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

export const webManifest = {
  name: 'Shapla Systems',
  short_name: 'Shapla',
  description: 'Building Intelligent Solutions for a Digital Tomorrow.',
  lang: 'en',
  start_url: '/',
  display: 'browser',
  background_color: palette.ink,
  theme_color: palette.ink,
  icons: [
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('icon-maskable', 192, 'maskable'),
    icon('icon-maskable', 512, 'maskable'),
  ],
};
