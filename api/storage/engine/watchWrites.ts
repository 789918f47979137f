import { tryInsertEnquiry } from '../enquiries/tryInsertEnquiry';
import type { Connection, Storage } from './database';
import { type Availability, isOutage } from './outage';

const lookEvery = 1_000;
/** Milliseconds between two tries to store an enquiry while none can be stored. */
const tryEvery = 10_000;

/**
 * Adds to a server's database whether an enquiry can be stored in it. A statement that fails sets the fault
 * (guardStorage). Only an enquiry that could be stored ends it: while it lasts, one is tried every ten seconds.
 */
export function watchWrites({ db, close }: Connection, { getFault, fail, restore }: Availability): Storage {
  const checkWrite = async (): Promise<void> => {
    try {
      await tryInsertEnquiry(db);
      restore();
    } catch (error) {
      // An outage has set the fault already, and a slow statement says nothing about the next one.
      if (!isOutage(error)) fail(error);
      throw error;
    }
  };
  let tryAgainAt = 0;
  const timer = setInterval(() => {
    if (getFault() === undefined || performance.now() < tryAgainAt) return;
    tryAgainAt = performance.now() + tryEvery;
    void checkWrite().catch(() => {});
  }, lookEvery);
  timer.unref();
  return {
    db,
    getFault,
    checkWrite,
    close: async () => {
      clearInterval(timer);
      await close();
    },
  };
}
