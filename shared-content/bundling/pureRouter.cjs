/**
 * Lets react-router be shaken: its one file assigns `displayName` to components of its data and framework modes and
 * makes contexts by calls that nothing marks as free of effects, so that each build carries all of them (9 kB,
 * brotli, on every page). Production alone; where a release writes them otherwise, bytes come back and nothing breaks.
 */
module.exports = function pureRouter(source) {
  return source
    .replace(/^\w+\.(?:displayName|contextType) = [^;]*;$/gm, '')
    .replace(
      /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^\});$/gm,
      '$1/*#__PURE__*/ (() => $2)();',
    )
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /*#__PURE__*/ $1');
};
