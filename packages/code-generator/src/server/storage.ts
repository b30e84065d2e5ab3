import type { Field, Module } from '../design/module.ts'
import { valueOf } from '../design/values.ts'
import { SQL_WORDS } from '../names/reserved.ts'

const sqlName = (column: string) => (SQL_WORDS.has(column) ? `"${column}"` : column)

const columnsSql = (fields: readonly Field[]) =>
  fields.map(({ column, value }) => `    ${sqlName(column)} ${valueOf(value).sql},`).join('\n')

/** Its number is given when the module is installed. */
export const migrationFile = ({
  names,
  fields,
  subTables,
  title,
}: Module) => `/* oxlint-disable max-lines -- a line for each column */
import { sql, type Kysely } from 'kysely'

/** ${title}. */
const statements = [
  \`create table ${names.snakes} (
    id text primary key,
${columnsSql(fields)}
    creator_user_id text,
    creator_time timestamptz not null default now(),
    last_modify_user_id text,
    last_modify_time timestamptz,
    delete_mark smallint,
    delete_user_id text,
    delete_time timestamptz
  )\`,
  \`create index ${names.snakes}_present on ${names.snakes} (creator_time desc, id) where delete_mark is null\`,
${subTables
  .map(
    (table) => `  \`create table ${table.names.snakes} (
    id text primary key,
    parent_id text not null references ${names.snakes} (id),
    sort_index integer not null,
${columnsSql(table.fields).replace(/,$/, '')}
  )\`,
  \`create index ${table.names.snakes}_parent on ${table.names.snakes} (parent_id, sort_index)\`,`,
  )
  .join('\n')}
]

export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
`

export const tablesFile = ({
  names,
  subTables,
}: Module) => `import type { AuditedColumns } from '../../platform/db/audited.ts'
import type { FieldColumns } from './${names.name}.fields.ts'
${subTables.map((table) => `import type { FieldColumns as ${table.names.Name}Columns } from './${table.names.file}.fields.ts'`).join('\n')}

declare module '../../platform/db/database.ts' {
  interface Database {
    ${names.camels}: ${names.Names}Table
    ${subTables.map((table) => `${table.names.camels}: ${table.names.Name}Table`).join('\n    ')}
  }
}

/** One row per record. */
export interface ${names.Names}Table extends AuditedColumns, FieldColumns {
  id: string
}
${subTables
  .map(
    (table) => `
/** ${table.label}: the rows of a record. */
export interface ${table.names.Name}Table extends ${table.names.Name}Columns {
  id: string
  parentId: string
  sortIndex: number
}
`,
  )
  .join('')}`

export const schemaFile = ({ names, subTables }: Module) => `import { Type, type Static } from 'typebox'
import { component, Milliseconds, MomentOrNull, PageQuery, ReadAt } from '../../platform/schema.ts'
import { ExportChoice } from '../download-record/index.ts'
import { fieldSchemas, type Values, type WireFields } from './${names.name}.fields.ts'
${subTables
  .map(
    ({ name, names: { Name, file } }) =>
      `import { fieldSchemas as ${name}Schemas, type Values as ${Name}Values, type WireFields as ${Name} } from './${file}.fields.ts'`,
  )
  .join('\n')}
import { objectOf, partialOf } from './values.ts'

/** What a request writes. */
export interface ${names.Name}Body extends Values {
  ${subTables.map((table) => `${table.name}?: ${table.names.Name}Values[]\n  `).join('')}lastModifyTime?: number | null
}
export const ${names.Name}Body = component(
  '${names.Name}Body',
  partialOf<${names.Name}Body>({
    ...fieldSchemas,
    ${subTables.map((table) => `${table.name}: Type.Array(partialOf<${table.names.Name}Values>(${table.name}Schemas), { maxItems: 1000 }),`).join('\n    ')}
    lastModifyTime: ReadAt,
  }),
)

export const ${names.Name}ExportQuery = Type.Object({ ...PageQuery.properties, ...ExportChoice.properties })

/** What an import did: nothing is stored while a row has a fault. */
export const ${names.Name}ImportResult = component(
  '${names.Name}ImportResult',
  Type.Object({
    imported: Type.Integer(),
    faults: Type.Array(Type.Object({ row: Type.Integer(), column: Type.String(), message: Type.String() })),
  }),
)
export type ${names.Name}ImportResult = Static<typeof ${names.Name}ImportResult>

/** A record. */
export interface ${names.Name} extends WireFields {
  id: string
  ${subTables.map((table) => `${table.name}: ${table.names.Name}[]\n  `).join('')}creatorUserId: string
  creatorTime: number
  lastModifyTime: number | null
}
export const ${names.Name} = component(
  '${names.Name}',
  objectOf<${names.Name}>({
    id: Type.String(),
    ...fieldSchemas,
    ${subTables.map((table) => `${table.name}: Type.Array(objectOf<${table.names.Name}>(${table.name}Schemas)),`).join('\n    ')}
    creatorUserId: Type.String(),
    creatorTime: Milliseconds,
    lastModifyTime: MomentOrNull,
  }),
)
`
