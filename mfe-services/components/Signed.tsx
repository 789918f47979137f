import { styled, text } from 'shared-content/ui';

/**
 * Aligns a sign with the middle of the first line of a title of font size `title`. Both are aligned by baselines. A
 * sign's baseline is its bottom, so it moves down by half its height and then up to the letters' middle.
 */
export const onFirstLine = (title: string = text('h3').fontSize) => ({
  margin: 0,
  fontSize: title,
  translate: '0 calc(50% - 0.36em)',
});

interface SignedProps {
  tint: string;
  /** In px. */
  signSize?: number;
  /** Font size of the title, unless it is a card's. */
  titleSize?: string;
}

/** A sign before a title. */
export const Signed = styled('div')<SignedProps>(({ tint, signSize = 22, titleSize }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'baseline',
  '& > svg': {
    flex: 'none',
    width: signSize,
    height: signSize,
    strokeWidth: 1.6,
    color: tint,
    ...onFirstLine(titleSize),
  },
}));
