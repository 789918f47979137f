import { useEffect } from 'react';
import { reportAlive } from './reportAlive';
import { markMounted } from './serverMarkup';

/** Notes that a part has come to life: from then on its server markup is history. */
export function PartMounted({ part }: { part: string }) {
  useEffect(() => {
    markMounted(part);
    reportAlive(part);
  }, [part]);
  return null;
}
