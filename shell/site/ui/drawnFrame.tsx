import { Header as Bar } from './header/Header';
import { HeaderLife } from './header/HeaderLife';

export { Footer } from './footer/Footer';

/** The header, rendered in the browser and enhanced. */
export function Header() {
  return (
    <>
      <Bar />
      <HeaderLife />
    </>
  );
}
