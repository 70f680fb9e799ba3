/**
 * Lets the bundler drop what Foyer does not use of react-router: its components are made by calls that are not marked pure and
 * get a `displayName`, so `Link`, `Form` and what they need would stay in every visitor's download.
 * @param {string} source of one of react-router's modules
 */
export default function prunableRouter(source) {
  return source
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
}
