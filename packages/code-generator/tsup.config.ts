import { libraryBuild } from '@sqos/build/tsup'

export default libraryBuild()
