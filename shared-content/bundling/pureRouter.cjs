/**
 * Makes react-router tree-shakable. Its one file assigns `displayName` to components of its data and framework modes, and
 * creates contexts by calls that are not marked as pure. So each build would contain all of them: 9 kB (brotli) on every
 * page. It applies to production only. If a new version writes them otherwise, only the bytes return, and its test fails.
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
