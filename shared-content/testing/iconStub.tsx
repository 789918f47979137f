/** What a lucide icon is in unit tests: its package ships ES modules only, which jest does not load. */
export default function IconStub() {
  return <svg aria-hidden="true" />;
}
