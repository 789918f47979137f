import { site, text } from '../../theme';
import { styled } from '../styled';

/** The heading of a card (h3). */
export const CardTitle = styled('h3')({ ...text('h3'), color: site.palette.text });

/** The paragraph of a card. */
export const CardText = styled('p')({ color: site.palette.muted });
