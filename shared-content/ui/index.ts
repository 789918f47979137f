export { type Action, Actions } from './actions/Actions';
export { ButtonLink, buttonStyle } from './actions/ButtonLink';
export { Card, CardText, CardTitle, CoverLink, cover } from './cards/Card';
export { LinkCard, linkCardAccent } from './cards/LinkCard';
export { Stats } from './cards/Stats';
export { documentStyles } from './documentStyles';
export { enhanceMarkup } from './enhanceMarkup';
export { Badge } from './feedback/Badge';
export { ErrorBoundary } from './feedback/ErrorBoundary';
export { ErrorSurface } from './feedback/ErrorSurface';
export { island } from './island';
export { KitProvider, createKitCache } from './KitProvider';
export { Accordion, chevron } from './layout/Accordion';
export { BelowFold } from './layout/BelowFold';
export { CallToAction } from './layout/CallToAction';
export { Grid, Split, swipeRow } from './layout/Grid';
export { Hero, onTablet } from './layout/Hero';
export { ProcessLine, type ProcessStep } from './layout/ProcessLine';
export { Reveal } from './layout/Reveal';
export { Container, Eyebrow, Lead, Section, SectionHeading } from './layout/Section';
export { createIcon } from './media/createIcon';
export {
  type DrawingSheet,
  DrawingSheetContext,
  type Pens,
  drawingsFolder,
  useDrawing,
} from './media/drawings';
export { Picture } from './media/Picture';
export { Portrait } from './media/Portrait';
export { Breadcrumbs } from './navigation/Breadcrumbs';
export { Link, TextLink } from './navigation/Link';
export { keyframes, styled } from './styled';
export { ChipList } from './text/ChipList';
export { CheckList } from './text/CheckList';
export { Facts } from './text/Facts';
export { VisuallyHidden } from './text/VisuallyHidden';
export { type Accent, type Ground, palette, pictureGround, site, text } from '../theme';
// The subset of react-router that sections use; the whole package would cost 47 kB gzip on every page.
export { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
