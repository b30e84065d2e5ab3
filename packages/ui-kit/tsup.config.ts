import { libraryBuild } from '@sqos/build/tsup'

export default libraryBuild({
  entry: ['src/index.ts', 'src/table/index.ts', 'src/list/index.ts', 'src/theme/index.ts'],
})
