import { libraryBuild } from '@sqos/build/tsup'
import manifest from './package.json' with { type: 'json' }

const sources = Object.values(manifest.exports).filter((file) => file.endsWith('.ts'))

// A subpath for each area; package.json names them.
export default libraryBuild({ entry: sources.map((file) => file.replace('./', '')) })
