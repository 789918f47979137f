import { styled, text } from 'shared-content/ui';

/**
 * Of a sign before a title whose type is `title` large, both aligned by their baselines: it stands in the
 * middle of the title's first line. A sign's baseline is its foot, so it goes down by half its height and
 * up again to the middle of the letters.
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
  /** Type size of the title, unless it is a card's. */
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
