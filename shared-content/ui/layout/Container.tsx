import { site } from '../../theme';
import { styled } from '../styled';

/** Content width with the page's gutter; `prose` for running text. */
export const Container = styled('div', {
  // `width` is an HTML attribute too, and would land on the element.
  shouldForwardProp: (prop) => prop !== 'width',
})<{ width?: 'content' | 'prose' }>(({ width = 'content' }) => ({
  width: '100%',
  maxWidth: `calc(${width === 'prose' ? site.scale.prose : site.scale.content} + 2 * ${site.scale.gutter})`,
  marginInline: 'auto',
  paddingInline: site.scale.gutter,
}));
