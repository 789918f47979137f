// The subset of react-router that sections use; shared whole it would cost 47 kB gzip on every page.
export { Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
