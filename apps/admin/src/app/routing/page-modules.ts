import type { Catalogue } from '@sqos/i18n'
import type { ComponentType } from 'react'

/** What the file of a page gives: the page, and the texts that it needs beside the shell's. */
export interface PageModule {
  default: ComponentType
  catalogues?: readonly Catalogue[]
  /** The page is drawn anew at every visit, also when pages are kept alive. */
  noCache?: boolean
}

const files = import.meta.glob<PageModule>('../../pages/**/index.tsx')

/** Every page of the application by its address: `src/pages/permission/user/index.tsx` is `/permission/user`. */
export const pageModules: ReadonlyMap<string, () => Promise<PageModule>> = new Map(
  Object.entries(files).map(([file, load]) => [file.replace(/^.*\/pages/, '').replace(/\/index\.tsx$/, ''), load]),
)
