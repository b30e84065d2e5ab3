import { libraryBuild } from '@sqos/build/tsup'

export default libraryBuild({
  entry: [
    'src/index.ts',
    'src/auth/index.ts',
    'src/authority/index.ts',
    'src/bill-rule/index.ts',
    'src/current-user/index.ts',
    'src/data-interface/index.ts',
    'src/dictionary/index.ts',
    'src/download-record/index.ts',
    'src/file/index.ts',
    'src/log/index.ts',
    'src/menu/index.ts',
    'src/online-dev/index.ts',
    'src/online-user/index.ts',
    'src/organization/index.ts',
    'src/position/index.ts',
    'src/recycle-bin/index.ts',
    'src/region/index.ts',
    'src/role/index.ts',
    'src/system-config/index.ts',
    'src/user/index.ts',
    'src/user-relation/index.ts',
    'src/visual-dev/index.ts',
  ],
})
