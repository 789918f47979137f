/** A petal that stands on 0,0 and points up: pointed at both ends, widest a little below its middle. */
export function petalPath(length: number, width: number): string {
  const half = width / 2;
  return `M0 0C${-half * 1.3} ${-length * 0.3} ${-half * 0.9} ${-length * 0.72} 0 ${-length}C${half * 0.9} ${-length * 0.72} ${half * 1.3} ${-length * 0.3} 0 0Z`;
}
