import { libraryBuild } from '@sqos/build/tsup'

export default libraryBuild({ entry: ['src/index.ts', 'src/policy.ts'] })
