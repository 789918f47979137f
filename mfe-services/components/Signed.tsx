import { styled, text } from 'shared-content/ui';

/**
 * Aligns a sign with the middle of the first line of a card's title. Both are aligned by baselines. A sign's baseline is
 * its bottom, so it moves down by half its height and then up to the letters' middle.
 */
export const onFirstLine = {
  margin: 0,
  fontSize: text('h3').fontSize,
  translate: '0 calc(50% - 0.36em)',
} as const;

/** Title and sentence of a point in half of a phone's width. */
export const phoneWords = {
  '& h3': { fontSize: '1.0625rem' },
  '& p': { fontSize: '0.9375rem', lineHeight: 1.5 },
} as const;

/** A sign before a title. */
export const Signed = styled('div')<{ tint: string }>(({ tint }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'baseline',
  '& > svg': { flex: 'none', width: 22, height: 22, strokeWidth: 1.6, color: tint, ...onFirstLine },
}));
