import { commented, importsOf, inComment, piecesOf, quote } from '../design/code.ts'
import type { Field, Module, SubTable } from '../design/module.ts'
import { isPlain, optionLines, rowHeader } from './contract.ts'

/** Fields of one file of the form. */
const PER_FILE = 30

const listedFields = ({ fields }: Module) => fields.filter(({ isListed }) => isListed)

/** The constants of options that a text uses. */
function optionImports(fields: readonly Field[], names: Module['names']): string {
  const constants = [...new Set(fields.flatMap(({ options }) => (options ? [options.constant] : [])))]
  return constants.length > 0 ? `import { ${constants.join(', ')} } from './${names.name}-options.ts'\n` : ''
}

const element = ({ control }: Field, props: string) => `<${control.tag} ${props} ${control.props} />`

/** A stored value as text. */
const shown = (field: Field, it: string) => element(field, `mode="detail" value={${valueFor(field, it)}}`)

/** A range is a pair for its field, a file has all its keys. */
const valueFor = (field: Field, it: string) => {
  const helper = helperOf(field)
  return helper === undefined ? it : `${helper}(${it})`
}

const PAIRS = new Set(['SliderField', 'DateRangeField', 'TimeRangeField'])

const helperOf = ({ control, value }: Field) =>
  value === 'files' ? 'filesOf' : value !== 'number' && PAIRS.has(control.tag) ? 'pairOf' : undefined

function helperImports(fields: readonly Field[], { name }: Module['names']) {
  const helpers = [...new Set(fields.flatMap((field) => helperOf(field) ?? []))]
  return helpers.length > 0 ? `import { ${helpers.join(', ')} } from './${name}-values.ts'\n` : ''
}

/** What the fields want otherwise than the wire has it; undefined where nothing needs it. */
export function helpersPage({ fields }: Module): string | undefined {
  const needed = new Set(fields.map(helperOf))
  const parts = [
    ...(needed.has('pairOf')
      ? [
          `/** Both ends of a range; null without them. */
export function pairOf<Value>([first, last]: readonly Value[]): [Value, Value] | null {
  return first === undefined || last === undefined ? null : [first, last]
}
`,
        ]
      : []),
    ...(needed.has('filesOf')
      ? [
          `interface WireFile {
  name: string
  fileId: string
  url: string
  fileSize?: number | undefined
  fileVersionId?: string | undefined
  fileExtension?: string | undefined
}

/** Files with all their keys. */
export const filesOf = (files: readonly WireFile[]) =>
  files.map(({ fileSize = 0, fileVersionId = '', fileExtension = '', ...file }) => ({
    ...file,
    fileSize,
    fileVersionId,
    fileExtension,
  }))
`,
        ]
      : []),
  ]
  return parts.length > 0 ? parts.join('\n') : undefined
}

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
    rowActions: { width: 176, first: { text: t('action.show'), run: show }, edit, remove },
  })
}
`
}

export function formHook({ names, fields, subTables }: Module) {
  const { Name, camel } = names
  const initial = fields.flatMap(({ name, initial: code }) => (code === undefined ? [] : [`${name}: ${code}`]))
  return `import {
  type ${Name}Body,
  ${camel}Api,
  useCreate${Name}Mutation,
  useUpdate${Name}Mutation,
} from '@sqos/api-client/${names.name}'
import { usePermission } from '@sqos/session'
import { useAppDispatch } from '../../../app/store.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'

/** The values of the form. */
export type ${Name}Fields = Omit<${Name}Body, 'lastModifyTime'>

/** The form that creates or edits one record. */
export function use${Name}Form() {
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [create] = useCreate${Name}Mutation()
  const [update] = useUpdate${Name}Mutation()

  async function read(id: string) {
    const query = ${camel}Api.endpoints.get${Name}.initiate({ id }, { forceRefetch: true, subscribe: false })
    const { data } = await dispatch(query)
    if (!data) return undefined
    const { id: _id, creatorUserId: _user, creatorTime: _time, lastModifyTime, ...values } = data
    return { fields: values, lastModifyTime }
  }

  const form = useRecordForm<${Name}Fields>({
    blank: () => ({ ${[...initial, ...subTables.map(({ name }) => `${name}: []`)].join(', ')} }),
    read,
    create: (fields) => create({ ${camel}Body: fields }).unwrap(),
    update: (id, { fields, lastModifyTime }) => update({ id, ${camel}Body: { ...fields, lastModifyTime } }).unwrap(),
    asText: (_name, value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined),
  })
  return { ...form, mayEdit }
}

export type ${Name}FormState = ReturnType<typeof use${Name}Form>
`
}

/** The rows of the form, in files of thirty. */
export function formFiles(module: Module): [path: string, text: string][] {
  const { names, fields, subTables } = module
  const pieces = piecesOf(fields, PER_FILE)
  const parts = pieces.map((_, index) =>
    pieces.length === 1 ? `${names.Name}Items` : `${names.Name}Items${index + 1}`,
  )
  const rows = subTables.map((table) => `${table.names.Name}Field`)
  const drawer = `import { useText } from '@sqos/i18n/react'
import { FormDrawer } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'
${[...parts, ...rows].map((tag) => `import { ${tag} } from './${tag}.tsx'`).join('\n')}
import type { ${names.Name}Fields, ${names.Name}FormState } from './use-${names.name}-form.ts'

/** Creates or edits one record. */
export function ${names.Name}Drawer({ form }: { form: ${names.Name}FormState }) {
  const { t } = useText(NAMESPACE)
  return (
    <FormDrawer<${names.Name}Fields>
      open={form.isOpen}
      title={t(form.editedId === undefined ? 'create' : 'edit')}
      initialValues={form.fields}
      onSubmit={form.save}
      onClose={form.close}
    >
      ${[...parts, ...rows].map((tag) => `<${tag} />`).join('\n      ')}
    </FormDrawer>
  )
}
`
  return [
    [`${names.Name}Drawer.tsx`, drawer],
    ...pieces.map((piece, index): [string, string] => {
      const tag = parts[index] ?? ''
      return [`${tag}.tsx`, itemsFile(module, { tag, fields: piece })]
    }),
    ...subTables.map((table): [string, string] => [`${table.names.Name}Field.tsx`, rowsFile(module, table)]),
  ]
}

function itemsFile({ names }: Module, { tag, fields }: { tag: string; fields: readonly Field[] }) {
  const hasRules = fields.some(({ isRequired, patterns }) => isRequired || patterns.length > 0)
  const hasHeadings = fields.some(({ heading }) => heading !== undefined)
  const item = (field: Field) => {
    const { name, isRequired, patterns, heading, isReadOnly, control } = field
    const rules = [
      ...(isRequired ? [`{ required: true, message: t('rule.required', { name: label('${name}') }) }`] : []),
      ...patterns.map(
        ({ source, message }) => `{ match: new RegExp(${quote(source)}, 'u'), message: ${quote(message)} }`,
      ),
    ]
    return `${heading === undefined ? '' : `<GroupTitle content={${quote(heading)}} />\n      `}<FormItem label={label('${name}')} field="${name}"${rules.length > 0 ? ` rules={[${rules.join(', ')}]}` : ''}>
        <${control.tag} ${isReadOnly && control.tag !== 'SystemField' ? 'mode="readonly"' : ''} ${control.props} />
      </FormItem>`
  }
  const imports = [
    ...fields.map(({ control }) => control),
    ...(hasHeadings ? [{ tag: 'GroupTitle', from: '@sqos/form-widgets/group-title' }] : []),
  ]
  return `${importsOf(imports)}
import { useText } from '@sqos/i18n/react'
import { FormItem } from '@sqos/ui-kit/list'
import { PAGE_TEXTS } from '../../../parts/page-columns/catalogue.ts'
${hasRules ? "import { NAMESPACE } from './catalogue.ts'\n" : ''}${optionImports(fields, names)}
/** ${tag.endsWith('Items') ? 'The fields' : 'Some of the fields'} of the form. */
export function ${tag}() {
${hasRules ? '  const { t } = useText(NAMESPACE)\n' : ''}  const { t: titleOf } = useText(PAGE_TEXTS)
  const label = (name: string) => titleOf(\`${names.camel}.\${name}\`)
  return (
    <>
      ${fields.map(item).join('\n      ')}
    </>
  )
}
`
}

function rowsFile({ names }: Module, table: SubTable) {
  const { heading } = table
  const column = (field: Field) =>
    `{ field: '${field.name}', label: t('${table.name}.${field.name}'), kind: '${field.control.cell.kind}'${field.isRequired ? ', required: true' : ''}${field.isReadOnly ? ', readOnly: true' : ''}${field.control.cell.props === '' ? '' : `, props: ${field.control.cell.props}`} },`
  return `${heading === undefined ? '' : "import { GroupTitle } from '@sqos/form-widgets/group-title'\n"}import { relatedCellTypes, TableForm, type TableFormProps } from '@sqos/form-widgets/table-form'
import { useText } from '@sqos/i18n/react'
import { FormItem } from '@sqos/ui-kit/list'
import { useMemo } from 'react'
import { PAGE_TEXTS } from '../../../parts/page-columns/catalogue.ts'
import { NAMESPACE } from './catalogue.ts'
${optionImports(table.fields, names)}
/** ${table.label}, as a field of the form. */
export function ${table.names.Name}Field() {
  const { t: titleOf } = useText(PAGE_TEXTS)
  return (
    <>
      ${heading === undefined ? '' : `<GroupTitle content={${quote(heading)}} />`}
      <FormItem label={titleOf('${names.camel}.${table.name}')} field="${table.name}">
        <${table.names.Name}Table />
      </FormItem>
    </>
  )
}

/** ${table.label}, to edit or to read. */
export function ${table.names.Name}Table(props: Pick<TableFormProps, 'value' | 'onChange' | 'mode'>) {
  const { t } = useText(NAMESPACE)
  const columns = useMemo(
    () => [
      ${table.fields.map(column).join('\n      ')}
    ],
    [t],
  )
  return <TableForm {...props} columns={columns} cellTypes={relatedCellTypes} />
}
`
}

export function detailPage(module: Module) {
  const { names, subTables } = module
  const pieces = piecesOf(module.fields, 60)
  const fileOf = (
    fields: readonly Field[],
    { tag, isLast }: { tag: string; isLast: boolean },
  ) => `${importsOf(fields.filter((field) => !isText(field)).map(({ control }) => control))}
import type { ${names.Name} } from '@sqos/api-client/${names.name}'
import { Descriptions } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { PAGE_TEXTS } from '../../../parts/page-columns/catalogue.ts'
${isLast ? subTables.map((table) => `import { ${table.names.Name}Table } from './${table.names.Name}Field.tsx'\n`).join('') : ''}${optionImports(
    fields.filter((field) => !isText(field)),
    names,
  )}${helperImports(fields, names)}
/** ${inComment(module.title)}: ${isLast ? 'one record' : 'some fields of one record'} to read. */
export function ${tag}({ row }: { row: ${names.Name} }) {
  const { t } = useText(PAGE_TEXTS)
  const label = (name: string) => t(\`${names.camel}.\${name}\`)
  return (
    <>
      <Descriptions
        column={1}
        data={[
          ${fields.map((field) => `{ label: label('${field.name}'), value: ${isText(field) ? `row.${field.name}` : shown(field, `row.${field.name}`)} },`).join('\n          ')}
        ]}
      />
      ${isLast ? subTables.map((table) => `<h3>{label('${table.name}')}</h3>\n      <${table.names.Name}Table mode="detail" value={row.${table.name}} />`).join('\n      ') : ''}
    </>
  )
}
`
  return pieces.map((fields, index): [string, string] => {
    const tag = pieces.length === 1 ? `${names.Name}Detail` : `${names.Name}Detail${index + 1}`
    return [`${tag}.tsx`, fileOf(fields, { tag, isLast: index === pieces.length - 1 })]
  })
}

const isText = (field: Field) => field.value === 'text' && isPlain(field) && !field.control.props.includes('password')

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
import { lazy, Suspense, useState } from 'react'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { AppUploads } from '../../../parts/uploads/AppUploads.tsx'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { NAMESPACE } from './catalogue.ts'
import { nameOf, use${Name}Columns } from './use-${name}-columns.tsx'
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
  const [shown, setShown] = useState<${Name}>()
  const columns = use${Name}Columns({ show: setShown, edit: form.edit, remove: list.remove })

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
          onRowOpen={setShown}
        >
          <Suspense>{form.wasOpened && <${Name}Drawer form={form} />}</Suspense>
          <Suspense>{imports.wasOpened && <${Name}Import work={imports} />}</Suspense>
          <SideDrawer open={shown !== undefined} title={shown ? nameOf(shown) : ''} onClose={() => setShown(undefined)}>
            <Suspense>{shown && <>${details.map((tag) => `<${tag} row={shown} />`).join('')}</>}</Suspense>
          </SideDrawer>
        </PagedList>
      </AppUploads>
    </AppFields>
  )
}

const rowKey = ({ id }: ${Name}) => id
`
}

export function scriptsPage({ names, scripts }: Module) {
  return `import type { ${names.Name}Fields } from './use-${names.name}-form.ts'

/** What a script of the form gets, and may change. */
export interface FormContext {
  values: ${names.Name}Fields
  setValues: (changed: Partial<${names.Name}Fields>) => void
}

export type FormScript = (context: FormContext) => void | Promise<void>

// The scripts of the form, each with its source: write them in TypeScript and call them from the form. Nothing runs the sources.

${scripts
  .map(
    ({ name, event, place, source }) => `/** ${event} of ${place}. */
export const ${name}: FormScript = () => {
${commented(source)}
}
`,
  )
  .join('\n')}`
}

export function localesOf(module: Module) {
  const { title, titleEn, subTables, fields } = module
  const all = [...fields, ...subTables.flatMap((table) => table.fields)]
  const hasRequired = all.some(({ isRequired }) => isRequired)
  const rows = (isEnglish: boolean) =>
    Object.fromEntries(
      subTables.map((table) => [
        table.name,
        Object.fromEntries(table.fields.map(({ name, label, labelEn }) => [name, isEnglish ? labelEn : label])),
      ]),
    )
  const hasRules = fields.some(({ isRequired }) => isRequired)
  const rule = (text: string) => (hasRequired && hasRules ? { rule: { required: text } } : {})
  return {
    zh: {
      title,
      create: `新建${title}`,
      edit: `编辑${title}`,
      empty: '新建第一条记录',
      action: { create: '新建', show: '详情', import: '导入' },
      ...rule('请填写{{name}}'),
      import: {
        choose: '选择文件',
        hint: '第一行是列名；有一行出错则全部不导入',
        template: '下载模板',
        done: '已导入 {{count}} 条',
        refused: '{{count}} 处有误，没有导入',
        fault: '第 {{row}} 行 {{column}}：{{message}}',
      },
      ...rows(false),
    },
    zhtw: {
      title,
      create: `新建${title}`,
      edit: `編輯${title}`,
      empty: '新建第一筆記錄',
      action: { create: '新建', show: '詳情', import: '匯入' },
      ...rule('請填寫{{name}}'),
      import: {
        choose: '選擇檔案',
        hint: '第一列是欄名；有一列出錯則全部不匯入',
        template: '下載範本',
        done: '已匯入 {{count}} 筆',
        refused: '{{count}} 處有誤，沒有匯入',
        fault: '第 {{row}} 列 {{column}}：{{message}}',
      },
      ...rows(false),
    },
    en: {
      title: titleEn,
      create: 'New',
      edit: 'Edit',
      empty: 'Add the first record',
      action: { create: 'New', show: 'Details', import: 'Import' },
      ...rule('Enter {{name}}'),
      import: {
        choose: 'Choose a file',
        hint: 'The first row has the titles; one fault and no row is imported',
        template: 'Download a template',
        done: '{{count}} imported',
        refused: '{{count}} faults, nothing was imported',
        fault: 'Row {{row}} {{column}}: {{message}}',
      },
      ...rows(true),
    },
  }
}
