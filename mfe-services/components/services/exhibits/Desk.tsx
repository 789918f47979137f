import { site, styled } from 'shared-content/ui';

/** The surface that an exhibit lies on. */
export const Desk = styled('div')({
  background: site.palette.raised,
  border: `1px solid ${site.palette.hairline}`,
  borderRadius: site.scale.radius.large,
  overflow: 'clip',
});
