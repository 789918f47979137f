export { BrowserRouter, useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
