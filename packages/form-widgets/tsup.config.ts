import { libraryBuild } from '@sqos/build/tsup'
import manifest from './package.json' with { type: 'json' }

/** What package.json names is what is built: a field is added there and nowhere else. */
const sources = Object.values(manifest.exports).filter((path) => path.startsWith('./src/'))

export default libraryBuild({ entry: sources.map((path) => path.slice(2)), typedTexts: true })
