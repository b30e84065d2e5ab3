import { importsOf, quote } from '../design/code.ts'
import type { Module } from '../design/module.ts'
import { isPlain, optionLines, rowHeader } from './contract.ts'
import { helperImports, optionImports, shown } from './shown.ts'

// In two parts: `pnpm generate` writes loaders where it reads this import.
const LOADERS = ['./locales', 'loaders.generated.ts'].join('/')

export const cataloguePage = ({ names }: Module) => `import { defineCatalogue } from '@sqos/i18n'
import { listExportCatalogue } from '@sqos/list-export'
import { importCatalogue } from '@sqos/ui-kit/import'
import { validatorsCatalogue } from '@sqos/validators'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'
import { loaders } from '${LOADERS}'

/** Name of the page's texts. */
export const NAMESPACE = 'page-${names.name}'

export const catalogues = [
  defineCatalogue(NAMESPACE, loaders),
  pageTextsCatalogue,
  listExportCatalogue,
  importCatalogue,
  validatorsCatalogue,
]
`

export const optionsPage = ({ fields, subTables }: Module) => {
  const all = [...fields, ...subTables.flatMap((table) => table.fields)]
  return `/* oxlint-disable max-lines -- a line for each option */
// The options of the fields, as the form had them.
${all.map(optionLines).join('\n')}`
}

export const listPage = ({ names }: Module) => `import {
  type ${names.Name},
  useDelete${names.Name}Mutation,
  useExport${names.Names}Mutation,
  useList${names.Names}Query,
} from '@sqos/api-client/${names.name}'
import type { ExportRequest } from '@sqos/form-widgets/export-dialog'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import { nameOf } from './use-${names.name}-columns.tsx'

const DEFAULTS = { filters: {} }

/** The records that the address filters, and their commands. */
export function use${names.Name}List() {
  const list = useListQuery(DEFAULTS)
  const query = useList${names.Names}Query(list.request)
  const [remove${names.Name}] = useDelete${names.Name}Mutation()
  const [export${names.Names}] = useExport${names.Names}Mutation()

  async function remove(row: ${names.Name}) {
    if (await confirmDelete({ name: nameOf(row) })) await remove${names.Name}({ id: row.id })
  }

  return {
    ...pagedRows(list, query),
    remove,
    exports: { run: (choice: ExportRequest) => export${names.Names}({ ...list.request, ...choice }).unwrap() },
  }
}
`

const listedFields = ({ fields }: Module) => fields.filter(({ isListed }) => isListed)

export function columnsPage(module: Module) {
  const { names, subTables } = module
  const listed = listedFields(module)
  const drawn = listed.filter((field) => !isPlain(field))
  const header = rowHeader(module)
  const controls = [
    ...drawn.map(({ control }) => control),
    { tag: 'UserSelectField', from: '@sqos/form-widgets/user-select' },
  ]
  const nameCode = header?.value === 'text' ? `row.${header.name} || row.id` : 'row.id'
  return `import type { ${names.Name} } from '@sqos/api-client/${names.name}'
import { PAGES } from '@sqos/contract'
${importsOf(controls)}
import { useText } from '@sqos/i18n/react'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'
${optionImports(drawn, names)}${helperImports(drawn, names)}
/** The commands of a row. */
export interface ${names.Name}Actions {
  show: (row: ${names.Name}) => void
  edit: (row: ${names.Name}) => void
  remove: (row: ${names.Name}) => Promise<void>
}

/** What a row is called in questions and for screen readers. */
export const nameOf = (row: ${names.Name}) => ${nameCode}

/** The columns of the list; the other fields are shown in the detail. */
const LISTED = [${[...listed.map(({ name }) => name), ...subTables.map(({ name }) => name), 'creatorUserId', 'creatorTime'].map(quote).join(', ')}] as const

/** The granted columns, and the buttons that the user may use. */
export function use${names.Name}Columns({ show, edit, remove }: ${names.Name}Actions) {
  const { t } = useText(NAMESPACE)
  return usePageColumns<typeof PAGES.${names.camel}, ${names.Name}>(PAGES.${names.camel}, {
    only: LISTED,
    nameOf,
    cells: {
      ${drawn.map((field) => `${field.name}: { render: (row) => ${shown(field, `row.${field.name}`)} },`).join('\n      ')}
      ${subTables.map(({ name }) => `${name}: { value: (row) => row.${name}.length },`).join('\n      ')}
      creatorUserId: { render: (row) => <UserSelectField mode="detail" value={row.creatorUserId} /> },
    },
    rowActions: { width: 212, first: { text: t('action.show'), run: show }, edit, remove },
  })
}
`
}
