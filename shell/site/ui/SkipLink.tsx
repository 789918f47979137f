import { site, styled } from 'shared-content/ui';
import { frameWords } from '../content/frameWords';

const Anchor = styled('a')({
  position: 'fixed',
  left: site.scale.gutter,
  top: `calc(${site.scale.header} + 8px)`,
  zIndex: 200,
  padding: '12px 20px',
  borderRadius: site.scale.radius.pill,
  background: site.palette.jade,
  color: site.palette.ink,
  fontWeight: 600,
  textDecoration: 'none',
  transform: 'translateY(-400%)',
  '&:focus': { transform: 'none' },
});

/** A link that skips the header; the first stop of the Tab key. */
export function SkipLink() {
  return <Anchor href="#main">{frameWords.skip}</Anchor>;
}
