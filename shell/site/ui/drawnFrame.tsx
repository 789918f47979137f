import { Header as Bar } from './header/Header';
import { HeaderUpdates } from './header/HeaderUpdates';

export { Footer } from './footer/Footer';

/** The header, rendered in the browser and enhanced. */
export function Header() {
  return (
    <>
      <Bar />
      <HeaderUpdates />
    </>
  );
}
