import { libraryBuild } from '@sqos/build/tsup'

export default libraryBuild({ entry: ['src/index.ts', 'src/core/index.ts', 'src/crop/index.ts', 'src/hash-worker.ts'] })
