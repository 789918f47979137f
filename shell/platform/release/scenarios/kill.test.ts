import type { SiteFolder } from '../../store/SiteFolder';
import { fakeSite } from '../../testing/fakeSite';
import { killAction, killedActions } from '../../testing/killAction';
import { fillStore } from '../../testing/killScenario';

// `npx tsx shell/platform/testing/killTable.ts` kills at every step; this test at some, so that the suite stays
// short.
const kills = 5;

let siteFolder: SiteFolder;
beforeAll(async () => {
  siteFolder = await fakeSite();
  await fillStore(siteFolder);
});

it.each(killedActions)(
  `a %s killed at ${kills} of its steps leaves a complete live site; later commands work`,
  async (action) => {
    const { steps, killed, faults } = await killAction(siteFolder, action, (all) =>
      // Spreads the kills over the whole run, at steps that are no multiples of a loop's length.
      Array.from({ length: kills }, (_, index) => 1 + Math.floor(((index + 0.37) * all) / kills)),
    );
    expect(faults).toEqual([]);
    expect(new Set(killed).size).toBe(kills);
    expect(steps).toBeGreaterThan(kills);
  },
  300_000,
);
