import { libraryBuild } from '@sqos/build/tsup'
import manifest from './package.json' with { type: 'json' }

/**
 * What package.json names is what is built: a field is added there and nowhere else. The custom element carries React and
 * Arco with it, so it has a build of its own: vite.element.config.ts.
 */
const sources = Object.values(manifest.exports).filter(
  (path) => path.startsWith('./src/') && !path.startsWith('./src/element/'),
)

export default libraryBuild({ entry: sources.map((path) => path.slice(2)), typedTexts: true })
