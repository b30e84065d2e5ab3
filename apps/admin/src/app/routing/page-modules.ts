import type { PageModule } from '@sqos/app-feature'
import { features } from '../features.ts'

const files = import.meta.glob<PageModule>('../../pages/**/index.tsx')

const addressOf = (file: string) => file.replace(/^.*\/pages/, '').replace(/\/index\.tsx$/, '')

/** Loads a page of the application on demand. */
type LoadPage = () => Promise<PageModule>

/**
 * Every page by its address: the files of `src/pages` (`src/pages/permission/user/index.tsx` is `/permission/user`) and the
 * routes of the features.
 */
export const pageModules: ReadonlyMap<string, LoadPage> = new Map([
  ...Object.entries(files).map(([file, load]): [string, LoadPage] => [addressOf(file), load]),
  ...features.flatMap(({ catalogue, routes = [] }) =>
    routes.map(({ path, load }): [string, LoadPage] => [path, async () => withTexts(await load(), catalogue)]),
  ),
])

const withTexts = (page: PageModule, catalogue: NonNullable<PageModule['catalogues']>[number] | undefined) =>
  catalogue ? { ...page, catalogues: [catalogue, ...(page.catalogues ?? [])] } : page
