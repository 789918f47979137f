export { type Action, Actions } from './actions/Actions';
export { ButtonLink } from './actions/ButtonLink';
export { buttonStyle } from './actions/buttonStyle';
export { TextLink } from './actions/TextLink';
export { Card, CardText, CardTitle, CoverLink, cover } from './cards/Card';
export { LinkCard, linkCardAccent } from './cards/LinkCard';
export { Stats } from './cards/Stats';
export { classNamesIn, createKitCache } from './createKitCache';
export { documentStyles } from './documentStyles';
export { Badge } from './feedback/Badge';
export { ErrorBoundary } from './feedback/ErrorBoundary';
export { ErrorSurface } from './feedback/ErrorSurface';
export { island } from './island';
export { KitProvider } from './KitProvider';
export { Accordion } from './layout/Accordion';
export { BelowFold } from './layout/BelowFold';
export { chevron } from './layout/chevron';
export { CallToAction } from './layout/CallToAction';
export { Grid, Split } from './layout/Grid';
export { Hero, onTablet } from './layout/Hero';
export { ProcessLine, type ProcessStep } from './layout/ProcessLine';
export { Reveal } from './layout/Reveal';
export { Container, Section } from './layout/Section';
export { Eyebrow, Lead, SectionHeading } from './layout/SectionHeading';
export { swipeRow } from './layout/swipeRow';
export { createIcon } from './media/createIcon';
export {
  type DrawingSheet,
  DrawingSheetContext,
  type Pens,
  drawingsFolder,
  useDrawing,
} from './media/drawings';
export { Picture, type PictureSource } from './media/Picture';
export { Portrait } from './media/Portrait';
export { Breadcrumbs } from './navigation/Breadcrumbs';
export { Link } from './navigation/Link';
export { keyframes, styled } from './styled';
export { enhanceMarkup } from './enhanceMarkup';
export { ChipList } from './text/ChipList';
export { CheckList } from './text/CheckList';
export { Facts } from './text/Facts';
export { VisuallyHidden } from './text/VisuallyHidden';
export { type Accent, palette, pictureGround, site, text } from '../theme';
// The subset of react-router that sections use; the whole package would cost 47 kB gzip on every page.
export { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
