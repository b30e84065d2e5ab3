import { inComment, piecesOf } from '../design/code.ts'
import type { Module } from '../design/module.ts'

/** The detail takes its record from the list, so that it follows every change. */
export const detailHook = ({
  names,
}: Module) => `import { type ${names.Name}, useGet${names.Name}Query } from '@sqos/api-client/${names.name}'
import { useState } from 'react'

/** The opened record: as the list has it, or read by its id when the list has it no more. A record that is gone closes the detail. */
export function use${names.Name}Detail(rows: readonly ${names.Name}[]) {
  const [id, setId] = useState('')
  const listed = rows.find((row) => row.id === id)
  const { currentData, isError } = useGet${names.Name}Query(
    { id },
    { skip: id === '' || listed !== undefined, refetchOnMountOrArgChange: true },
  )
  return {
    isOpen: id !== '' && (listed !== undefined || !isError),
    row: listed ?? currentData,
    open: (row: ${names.Name}) => setId(row.id),
    close: () => setId(''),
  }
}
`

export const importHook = ({ names }: Module) => `import {
  type ${names.Name}ImportResult,
  useImport${names.Names}Mutation,
  useLazyGet${names.Name}TemplateQuery,
} from '@sqos/api-client/${names.name}'
import { useState } from 'react'
import { download } from '../../../parts/transfer/download.ts'

/** The import of a workbook: its template, and what became of the file. */
export function use${names.Name}Import() {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [result, setResult] = useState<${names.Name}ImportResult>()
  const [send, { isLoading }] = useImport${names.Names}Mutation()
  const [readTemplate] = useLazyGet${names.Name}TemplateQuery()

  function open() {
    setResult(undefined)
    setWasOpened(true)
    setIsOpen(true)
  }

  return {
    isOpen,
    wasOpened,
    isLoading,
    result,
    open,
    close: () => setIsOpen(false),
    async upload(file: File) {
      const { data } = await send({ body: { file } })
      setResult(data)
    },
    async downloadTemplate() {
      const { data } = await readTemplate()
      if (data) download(data)
    },
  }
}

export type ${names.Name}ImportState = ReturnType<typeof use${names.Name}Import>
`

export const importPage = ({ names }: Module) => `import { Alert, Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { SideDrawer } from '@sqos/ui-kit/list'
import { FileDrop } from '@sqos/ui-kit/import'
import { NAMESPACE } from './catalogue.ts'
import type { ${names.Name}ImportState } from './use-${names.name}-import.ts'

/** Imports a workbook: every row, or none when one has a fault. */
export function ${names.Name}Import({ work }: { work: ${names.Name}ImportState }) {
  const { t } = useText(NAMESPACE)
  const { result } = work
  return (
    <SideDrawer open={work.isOpen} title={t('action.import')} width={560} onClose={work.close}>
      <FileDrop
        label={t('action.import')}
        choose={t('import.choose')}
        accept=".xlsx,.xls,.csv"
        busy={work.isLoading}
        onFile={(file) => void work.upload(file)}
      >
        <p>{t('import.hint')}</p>
        <Button type="text" onClick={() => void work.downloadTemplate()}>
          {t('import.template')}
        </Button>
      </FileDrop>
      {result && result.faults.length === 0 && (
        <Alert type="success" content={t('import.done', { count: result.imported })} />
      )}
      {result && result.faults.length > 0 && (
        <Alert
          type="error"
          title={t('import.refused', { count: result.faults.length })}
          content={
            <ul>
              {result.faults.slice(0, 50).map(({ row, column, message }) => (
                <li key={\`\${row} \${column}\`}>{t('import.fault', { row, column, message })}</li>
              ))}
            </ul>
          }
        />
      )}
    </SideDrawer>
  )
}
`

export function indexPage(module: Module) {
  const { names, fields } = module
  const { Name, name } = names
  const details =
    fields.length > 60 ? piecesOf(fields, 60).map((_, index) => `${Name}Detail${index + 1}`) : [`${Name}Detail`]
  const lazyOf = (tag: string) =>
    `const ${tag} = lazy(async () => ({ default: (await import('./${tag}.tsx')).${tag} }))`
  return `import { Button } from '@arco-design/web-react'
import type { ${Name} } from '@sqos/api-client/${name}'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { SideDrawer } from '@sqos/ui-kit/list'
import { lazy, Suspense } from 'react'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { AppUploads } from '../../../parts/uploads/AppUploads.tsx'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { NAMESPACE } from './catalogue.ts'
import { nameOf, use${Name}Columns } from './use-${name}-columns.tsx'
import { use${Name}Detail } from './use-${name}-detail.ts'
import { use${Name}Form } from './use-${name}-form.ts'
import { use${Name}Import } from './use-${name}-import.ts'
import { use${Name}List } from './use-${name}-list.ts'

export { catalogues } from './catalogue.ts'

${lazyOf(`${Name}Drawer`)}
${lazyOf(`${Name}Import`)}
${details.map(lazyOf).join('\n')}

/** ${inComment(module.title)}: the list, with drawers that create, edit, show and import records. */
export default function ${Name}Page() {
  const { t } = useText(NAMESPACE)
  const list = use${Name}List()
  const form = use${Name}Form()
  const imports = use${Name}Import()
  const detail = use${Name}Detail(list.rows)
  const columns = use${Name}Columns({ show: detail.open, edit: form.edit, remove: list.remove })

  return (
    <AppFields>
      <AppUploads>
        <PagedList
          title={t('title')}
          name="${name}"
          list={list}
          columns={columns}
          rowKey={rowKey}
          exports={list.exports}
          create={{ text: t('action.create'), first: t('empty'), onCreate: () => form.create() }}
          secondary={
            <Permit code="btn_upload">
              <Button onClick={imports.open}>{t('action.import')}</Button>
            </Permit>
          }
          onRowOpen={detail.open}
        >
          <Suspense>{form.wasOpened && <${Name}Drawer form={form} />}</Suspense>
          <Suspense>{imports.wasOpened && <${Name}Import work={imports} />}</Suspense>
          <SideDrawer open={detail.isOpen} title={detail.row ? nameOf(detail.row) : t('action.show')} onClose={detail.close}>
            <Suspense>{detail.row && <>${details.map((tag) => `<${tag} row={detail.row} />`).join('')}</>}</Suspense>
          </SideDrawer>
        </PagedList>
      </AppUploads>
    </AppFields>
  )
}

const rowKey = ({ id }: ${Name}) => id
`
}
