export {
  Router,
  UNSAFE_createBrowserHistory,
  useHref,
  useLinkClickHandler,
  useLocation,
} from 'react-router-dom';
