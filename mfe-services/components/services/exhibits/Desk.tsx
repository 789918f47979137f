import { site, styled } from 'shared-content/ui';

/** The sheet that an exhibit is: paper, so that a page of night has one light thing in it. */
export const Desk = styled('div')({
  color: site.palette.paperInk,
  background: `linear-gradient(160deg, ${site.palette.paperRaised}, ${site.palette.paper} 60%)`,
  borderRadius: site.scale.radius.large,
  overflow: 'clip',
});
