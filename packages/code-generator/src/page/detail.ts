import { importsOf, inComment, piecesOf } from '../design/code.ts'
import type { Field, Module } from '../design/module.ts'
import { isPlain } from './contract.ts'
import { helperImports, optionImports, shown } from './shown.ts'

export function detailPage(module: Module) {
  const { names, subTables } = module
  const pieces = piecesOf(module.fields, 60)
  const fileOf = (fields: readonly Field[], { tag, isLast }: { tag: string; isLast: boolean }) => `${importsOf([
    ...fields.filter((field) => !isText(field)).map(({ control }) => control),
    ...(isLast && subTables.length > 0 ? [{ tag: 'GroupTitle', from: '@sqos/form-widgets/group-title' }] : []),
  ])}
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
      ${isLast ? subTables.map((table) => `<GroupTitle content={label('${table.name}')} />\n      <${table.names.Name}Table mode="detail" value={row.${table.name}} />`).join('\n      ') : ''}
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
