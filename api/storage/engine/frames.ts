import type { Socket } from 'node:net';
import { isDate } from 'node:util/types';

/** Marks a date, because JSON has no type for one. */
const tag = '$date';

/** Sends one value as one line. */
export function sendFrame(socket: Socket, value: unknown): void {
  if (socket.writable) socket.write(`${JSON.stringify(tagDates(value))}\n`);
}

/** Reads values line by line. A line that is no JSON ends its connection, and nothing else. */
export function onFrames(socket: Socket, take: (value: unknown) => void): void {
  let buffered = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    const lines = (buffered + chunk).split('\n');
    buffered = lines.pop() ?? '';
    for (const line of lines) {
      let value: unknown;
      try {
        value = JSON.parse(line, (_key, inner: unknown) => untagDate(inner));
      } catch {
        socket.destroy();
        return;
      }
      take(value);
    }
  });
}

function tagDates(value: unknown): unknown {
  if (isDate(value)) return { [tag]: value.getTime() };
  if (Array.isArray(value)) return value.map(tagDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, tagDates(inner)]));
}

function untagDate(value: unknown): unknown {
  const isTagged =
    typeof value === 'object' && value !== null && tag in value && typeof value[tag] === 'number';
  return isTagged ? new Date(value[tag] as number) : value;
}
