import { libraryBuild } from '@sqos/build/tsup'

export default libraryBuild({ entry: ['src/index.ts', 'src/list/index.ts', 'src/uploads/index.ts'], typedTexts: true })
