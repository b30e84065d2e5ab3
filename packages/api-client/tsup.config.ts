import { libraryBuild } from '@sqos/build/tsup'

export default libraryBuild({
  entry: [
    'src/index.ts',
    'src/auth/index.ts',
    'src/bill-rule/index.ts',
    'src/current-user/index.ts',
    'src/dictionary/index.ts',
    'src/organization/index.ts',
    'src/position/index.ts',
    'src/user/index.ts',
  ],
})
