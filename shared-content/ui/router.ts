// The subset of react-router that sections use; shared whole it would cost 47 kB gzip on every page.
export { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
