import fc from 'fast-check';
import { type Move, effectiveMoves, pendingBelow, pointersOf } from './moves';

const names = ['a', 'b', 'c', 'd'];
let count = 0;

/** A move of some pointers, decided on what is in force. */
function decide(files: Record<string, Move>, moved: readonly string[]): Move {
  const effective = effectiveMoves(files);
  count += 1;
  const move: Move = {
    id: `move-${count}`,
    to: Object.fromEntries(moved.map((name) => [name, `version-${count}`])),
    after: Object.fromEntries(moved.map((name) => [name, effective[name]?.id ?? null])),
    entry: { at: '', action: 'release' },
  };
  const pending = pendingBelow(files, move);
  return { ...move, ...(pending.length > 0 && { pending }) };
}

const idsIn = (files: Record<string, Move>) =>
  Object.fromEntries(Object.entries(effectiveMoves(files)).map(([name, { id }]) => [name, id]));

it('a move is in force at all of its pointers or at none, wherever its run is killed', () => {
  const run = fc.record({
    moved: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 }),
    // Objects written before the kill.
    written: fc.nat(4),
  });
  fc.assert(
    fc.property(fc.array(run, { maxLength: 12 }), (runs) => {
      const files: Record<string, Move> = {};
      let expected: Record<string, string> = {};
      for (const { moved, written } of runs) {
        const move = decide(files, moved);
        for (const name of pointersOf(move).slice(0, written)) files[name] = move;
        if (written > 0)
          expected = { ...expected, ...Object.fromEntries(moved.map((name) => [name, move.id])) };
        expect(idsIn(files)).toEqual(expected);
      }
    }),
    { numRuns: 500 },
  );
});

it('a pointer that its own team moved meanwhile is not moved by another, half written move', () => {
  const files: Record<string, Move> = {};
  const both = decide(files, ['a', 'b']);
  const own = decide(files, ['b']);
  files.a = both;
  files.b = own;
  expect(idsIn(files)).toEqual({ a: both.id, b: own.id });
});
