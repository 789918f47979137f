import { site, text } from '../../theme';
import { styled } from '../styled';

/** The paragraph under a heading. */
export const Lead = styled('p')({ ...text('lead'), color: site.palette.muted, maxWidth: '62ch' });
