import type { Deps } from '../../platform/deps.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'
import { createFiles, type Files } from './files.service.ts'
import { createObjects } from './objects.ts'
import { createVirusScan } from './virus-scan.ts'

/** Without a running server there are no handlers. */
const SILENT = { append: () => Promise.resolve() }

/** Files for code that stores them without a request, such as the demo company. */
export function createFileLibrary(deps: Deps): Pick<Files, 'store'> {
  const storage = openStorage(deps.config)
  const wired = { ...deps, storage, events: SILENT, log: console }
  return createFiles({ ...wired, objects: createObjects(wired), scan: createVirusScan(deps.config) })
}
