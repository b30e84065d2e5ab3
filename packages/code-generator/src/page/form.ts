import { importsOf, piecesOf, quote } from '../design/code.ts'
import type { Field, Module, SubTable } from '../design/module.ts'
import { cellsPage, isOwnCell, kindOfCell, ownCells } from './cells.ts'
import { optionImports } from './shown.ts'
import { requiredText } from './texts.ts'

/** Fields of one file of the form. */
const PER_FILE = 30

export function formHook({ names, fields, subTables }: Module) {
  const { Name, camel } = names
  const places = fields.filter(({ value }) => value === 'place').map((field) => field.name)
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
${places.length > 0 ? `import { placeOf } from './${names.name}-values.ts'\n` : ''}
/** The values of the form. */
export type ${Name}Fields = Omit<${Name}Body, 'lastModifyTime'>

/** The form that creates or edits one record. */
export function use${Name}Form() {
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [create] = useCreate${Name}Mutation()
  const [update] = useUpdate${Name}Mutation()

  async function read(id: string) {
    const query = dispatch(${camel}Api.endpoints.get${Name}.initiate({ id }, { forceRefetch: true }))
    const { data } = await query
    query.unsubscribe()
    if (!data) return undefined
    const { id: _id, creatorUserId: _user, creatorTime: _time, lastModifyTime, ${places.map((name) => `${name}, `).join('')}...values } = data
    return { fields: ${places.length > 0 ? `{ ...values, ${places.map((name) => `...(placeOf(${name}) && { ${name} })`).join(', ')} }` : 'values'}, lastModifyTime }
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
    ...subTables.flatMap((table): [string, string][] => [
      [`${table.names.Name}Field.tsx`, rowsFile(module, table)],
      ...cellsPage(module, table),
    ]),
  ]
}

function itemsFile({ names }: Module, { tag, fields }: { tag: string; fields: readonly Field[] }) {
  const hasTexts = fields.some(({ isRequired }) => isRequired)
  const hasHeadings = fields.some(({ heading }) => heading !== undefined)
  const item = (field: Field) => {
    const { name, isRequired, patterns, heading, isReadOnly, control } = field
    const rules = [
      ...(isRequired
        ? [`{ required: true, message: t('rule.${requiredText(field)}', { name: label('${name}') }) }`]
        : []),
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
${hasTexts ? "import { NAMESPACE } from './catalogue.ts'\n" : ''}${optionImports(fields, names)}
/** ${tag.endsWith('Items') ? 'The fields' : 'Some of the fields'} of the form. */
export function ${tag}() {
${hasTexts ? '  const { t } = useText(NAMESPACE)\n' : ''}  const { t: titleOf } = useText(PAGE_TEXTS)
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
  const hasOwn = ownCells(table).length > 0
  const column = (field: Field) =>
    `{ field: '${field.name}', label: t('${table.name}.${field.name}'), kind: '${kindOfCell(field)}'${field.isRequired ? ', required: true' : ''}${field.isReadOnly ? ', readOnly: true' : ''}${isOwnCell(field) || field.control.cell.props === '' ? '' : `, props: ${field.control.cell.props}`} },`
  return `${heading === undefined ? '' : "import { GroupTitle } from '@sqos/form-widgets/group-title'\n"}import { ${hasOwn ? '' : 'relatedCellTypes, '}TableForm, type TableFormProps } from '@sqos/form-widgets/table-form'
import { useText } from '@sqos/i18n/react'
import { FormItem } from '@sqos/ui-kit/list'
import { useMemo } from 'react'
import { PAGE_TEXTS } from '../../../parts/page-columns/catalogue.ts'
import { NAMESPACE } from './catalogue.ts'
${hasOwn ? `import { CELLS } from './${table.names.Name}Cells.tsx'\n` : ''}${optionImports(
    table.fields.filter((field) => !isOwnCell(field)),
    names,
  )}
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
  return <TableForm {...props} columns={columns} cellTypes={${hasOwn ? 'CELLS' : 'relatedCellTypes'}} />
}
`
}
