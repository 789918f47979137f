import { Header as Bar } from './header/Header';
import { HeaderLife } from './header/HeaderLife';

export { Footer } from './footer/Footer';

/** The header, drawn here and brought to life. */
export function Header() {
  return (
    <>
      <Bar />
      <HeaderLife />
    </>
  );
}
