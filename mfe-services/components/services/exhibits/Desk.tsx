import { site, styled } from 'shared-content/ui';

/** The exhibit's sheet of paper, the one light thing on a dark page. */
export const Desk = styled('div')({
  color: site.palette.paperInk,
  background: `linear-gradient(160deg, ${site.palette.paperRaised}, ${site.palette.paper} 60%)`,
  borderRadius: site.scale.radius.large,
  overflow: 'clip',
});
