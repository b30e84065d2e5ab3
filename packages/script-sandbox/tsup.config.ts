import { libraryBuild } from '@sqos/build/tsup'

export default libraryBuild({
  entry: ['src/index.ts', 'src/browser-worker.ts', 'src/node.ts', 'src/node-worker.ts'],
})
