/** What the imports of a module into the workspace become in a stand-alone project. */
type Place = (path: string) => string

/** \`from './x.ts'\`, \`import('./x.ts')\` and \`declare module './x.ts'\`. */
const SPECIFIER = /(from |import\(|declare module )'([^']+)'/g

const withPlaces = (text: string, place: Place) =>
  text.replaceAll(SPECIFIER, (_found, before: string, path: string) => `${before}'${place(path)}'`)

const SERVER: Readonly<Record<string, string>> = {
  '@sqos/contract': '../../shared/contract.ts',
  '../authority/index.ts': '../host/columns.ts',
  '../bill-rule/index.ts': '../host/bill-numbers.ts',
  '../dictionary/dictionary.access.ts': '../host/dictionaries.ts',
  '../download-record/index.ts': '../host/exports.ts',
  '../file/index.ts': '../host/files.ts',
  '../user/user.access.ts': '../host/people.ts',
  '../../platform/workbook/index.ts': '../host/workbook.ts',
  '../../testing/create-test-app.ts': '../host/testing.ts',
}

/** A file of the module of the server. */
export const inServer = (text: string) =>
  withPlaces(text, (path) => SERVER[path] ?? path.replace(/^\.\.\/\.\.\/platform\/(?:db\/)?/, '../host/'))

const PAGE: Readonly<Record<string, string>> = {
  '@sqos/contract': '../../shared/contract.ts',
  '@sqos/session': '../host/permission.tsx',
  '../../../app/store.ts': '../host/store.ts',
  '../../../parts/page-columns/catalogue.ts': '../host/page-texts.ts',
}

/** A file of the page. */
export const inPage = (text: string) =>
  withPlaces(
    text,
    (path) =>
      PAGE[path] ??
      path
        .replace(/^@sqos\/api-client\/.+/, '../api.ts')
        .replace(/^\.\.\/\.\.\/\.\.\/parts\/[\w-]+\//, '../host/')
        .replace(/\.generated\.ts$/, '.ts'),
  )
