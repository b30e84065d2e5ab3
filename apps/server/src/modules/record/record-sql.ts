import type { Condition, FormItem } from '@sqos/form-model'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { APPROVAL_STATE, type RowColumns } from '../authority/index.ts'
import { approvalStateOf, waitsFor } from '../workflow/workflow.access.ts'
import { charactersOf, columnRef } from '../../platform/db/identifier.ts'
import { isTextType } from '../../platform/db/table-catalogue.ts'
import type { ModelStorage, StoredField } from './model-storage.ts'

/** The main table in every statement; secondary tables are `s0`, `s1` … */
export const MAIN = 'm'
export const secondaryAlias = (index: number) => `s${index}`

/** A field with the alias of its table. */
export interface PlacedField extends StoredField {
  alias: string
}

const placedIn = new WeakMap<ModelStorage, ReadonlyMap<string, PlacedField>>()

/** Fields with one value per record, by name. */
export function placedFields(storage: ModelStorage): ReadonlyMap<string, PlacedField> {
  const known = placedIn.get(storage) ?? findPlaced(storage)
  placedIn.set(storage, known)
  return known
}

function findPlaced({ main, secondary }: ModelStorage): ReadonlyMap<string, PlacedField> {
  const placed = [
    ...main.fields.map((field) => ({ ...field, alias: MAIN })),
    ...secondary.flatMap((table, index) => table.fields.map((field) => ({ ...field, alias: secondaryAlias(index) }))),
  ]
  return new Map(placed.map((field) => [field.item.name, field]))
}

export const refOf = ({ alias, column }: { alias: string; column: string }) =>
  sql`${sql.id(alias)}.${columnRef(column)}`

const NUMERIC = /^(numeric|bigint|integer|smallint|real|double)/
const isNumeric = (type: string) => NUMERIC.test(type)
const isMoment = (type: string) => type.startsWith('timestamp') || type === 'date'

/** Pattern for `like` with escaped wildcards. */
const pattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/**
 * The masked number of a text, as `maskPhoneNumber` returns it; numbers of less than seven digits have more asterisks than there.
 */
const maskOf = (text: RawBuilder<unknown>) => {
  const start = String.raw`^([\s()-]*(?:[^\s()-][\s()-]*){3})`
  const hidden = Array.from({ length: 4 }, () => '[^\\s()-]?').join(String.raw`([\s()-]*)`)
  return sql`regexp_replace(${text}, ${start + hidden}::text, ${String.raw`\1*\2*\3*\4*`}::text)`
}

/** A checked condition as SQL; every value is bound. `isMasked` compares a phone number without its hidden digits. */
export function conditionSql(
  condition: Condition,
  field: PlacedField,
  { isMasked = false }: { isMasked?: boolean } = {},
): RawBuilder<SqlBool> {
  const column = refOf(field)
  const whole = isTextType(field.type) ? column : sql`${column}::text`
  const text = isMasked ? maskOf(whole) : whole
  switch (condition.test) {
    case 'contains': {
      if (condition.key !== undefined) return keyContains(text, { key: condition.key, value: condition.value })
      const contains = containsSql(text, condition.value, isMasked ? undefined : field)
      // The character index of a text column narrows the search, unless that of its trigrams does.
      return isTextType(field.type) && field.type !== 'text' && !isMasked && !usesTrigrams(condition.value, field)
        ? sql<SqlBool>`(${contains} and ${charactersOf(column)} @> ${charactersOf(sql`${condition.value}::text`)})`
        : contains
    }
    case 'equals':
    case 'last':
      return sql<SqlBool>`${text} = ${condition.value}`
    case 'includes':
      // A list is a JSON text; older rows are joined by commas, and a field that became multiple later holds one
      // value.
      return sql<SqlBool>`(${text} = ${condition.value} or ${text} like ${pattern(JSON.stringify(condition.value))}
        or ${listContains(text, condition.value)})`
    case 'path':
      return sql<SqlBool>`${text} = ${JSON.stringify(condition.value)}`
    case 'includesPath':
      return sql<SqlBool>`(${text} = ${JSON.stringify(condition.value)}
        or ${text} like ${pattern(JSON.stringify(condition.value))})`
    case 'between':
      return betweenSql(condition, field)
  }
}

/** Whether a condition compares a part of a text that no index finds, so that PostgreSQL cannot tell how many rows match. */
export function isScanned(condition: Condition, field: PlacedField, { isMasked = false }: { isMasked?: boolean } = {}) {
  if (condition.test === 'includes' || condition.test === 'includesPath') return true
  if (condition.test !== 'contains') return false
  const isIndexed = (isTextType(field.type) && field.type !== 'text') || usesTrigrams(condition.value, field)
  return isMasked || condition.key !== undefined || !isIndexed
}

/**
 * A part of a text in either case; `field` when the text is that of its column. Without an index of trigrams, a part whose
 * letters are Latin without accents, or have no case, is compared byte by byte: of a million rows in a third of the time.
 */
export function containsSql(text: RawBuilder<unknown>, part: string, field?: PlacedField): RawBuilder<SqlBool> {
  const others = part.replaceAll(/[\0-\x7F]/g, '')
  return (field && usesTrigrams(part, field)) || others.toLowerCase() !== others.toUpperCase()
    ? sql<SqlBool>`${text} ilike ${pattern(part)}`
    : sql<SqlBool>`${text} collate "C" ilike ${pattern(part)}`
}

/** PostgreSQL takes trigrams of letters and digits only; of other scripts not in every locale. */
const usesTrigrams = (part: string, { hasTrigrams }: PlacedField) => hasTrigrams && /[a-z0-9]{3}/i.test(part)

/** The text of a key in a stored JSON object; invalid JSON contains nothing. */
function keyContains(text: RawBuilder<unknown>, { key, value }: { key: string; value: string }): RawBuilder<SqlBool> {
  const entry = String.raw`"${key}"\s*:\s*"((?:[^"\\]|\\.)*)"`
  return containsSql(sql`substring(${text} from ${entry}::text)`, JSON.stringify(value).slice(1, -1))
}

const listContains = (text: RawBuilder<unknown>, value: string) =>
  sql<SqlBool>`(${text} !~ '^\\s*\\[' and ${value} = any(string_to_array(${text}, ',')))
    or (${text} ~ '^\\s*\\[' and ${text} ~ ${`[\\[,]\\s*${escapeRegex(value)}\\s*[,\\]]`})`

const escapeRegex = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

function betweenSql(condition: Extract<Condition, { test: 'between' }>, field: PlacedField): RawBuilder<SqlBool> {
  const column = refOf(field)
  const bounds: RawBuilder<SqlBool>[] = []
  const add = (left: RawBuilder<unknown>, end: { operator: '>=' | '<='; value: RawBuilder<unknown> | undefined }) => {
    if (end.value) bounds.push(sql<SqlBool>`${left} ${sql.raw(end.operator)} ${end.value}`)
  }
  if (condition.unit === 'number') {
    const left = numberIn(field)
    const bound = (value: number | undefined) => (value === undefined ? undefined : sql`${String(value)}::numeric`)
    add(left, { operator: '>=', value: bound(condition.from) })
    add(left, { operator: '<=', value: bound(condition.to) })
  } else if (condition.unit === 'moment') {
    const left = momentOf(field)
    const bound = (value: number | undefined) =>
      value === undefined ? undefined : sql`${new Date(value)}::timestamptz`
    add(left, { operator: '>=', value: bound(condition.from) })
    add(left, { operator: '<=', value: bound(condition.to) })
  } else {
    const left = sql`${column}::text`
    const bound = (value: string | number | undefined) => (value === undefined ? undefined : sql`${String(value)}`)
    add(left, { operator: '>=', value: bound(condition.from) })
    add(left, { operator: '<=', value: bound(condition.to) })
  }
  return bounds.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(bounds, sql` and `)})`
}

/** The number in a text; null for other texts, so that an invalid row does not break the list. */
const numberOf = (column: RawBuilder<unknown>) =>
  sql`(case when ${column}::text ~ '^\\s*[+-]?\\d+(\\.\\d+)?\\s*$' then ${column}::text::numeric end)`

/** The number in a field, also when its column is a text column. */
export const numberIn = (field: PlacedField) => (isNumeric(field.type) ? refOf(field) : numberOf(refOf(field)))

/** The moment in a field, also when its column holds milliseconds. */
export const momentOf = (field: PlacedField) =>
  isMoment(field.type) ? refOf(field) : sql`to_timestamp(${numberOf(refOf(field))} / 1000)`

/** Columns of owner, organisation, approval and fields, for data schemes. `key` is the id of a record. */
export function rowColumnsOf(
  fields: ReadonlyMap<string, PlacedField>,
  key: { alias: string; column: string },
): RowColumns {
  const id = sql`${refOf(key)}::text`
  const nameOf = ({ alias, column }: PlacedField) => `${alias}.${column}`
  const ownedBy = (owner: 'user' | 'organization') =>
    [...fields.values()].find(({ item }) => item.kind.rowOwner === owner)
  const owner = ownedBy('user')
  const organization = ownedBy('organization')
  return {
    owner: owner && nameOf(owner),
    organization: organization && nameOf(organization),
    waitsFor: (userId) => waitsFor(id, userId),
    fields: {
      [APPROVAL_STATE]: { value: approvalStateOf(id), kind: 'text' as const },
      ...Object.fromEntries(
        [...fields].map(([name, field]) => [
          name,
          {
            column: nameOf(field),
            kind: isNumeric(field.type) ? ('number' as const) : ('text' as const),
            holds: heldBy(field),
          },
        ]),
      ),
    },
  }
}

/** How a column holds several values; undefined for a single one. */
function heldBy({ item: { kind, node } }: PlacedField): 'list' | 'paths' | undefined {
  if (kind.holdsPaths) return 'paths'
  return kind.isMultiple(node) ? 'list' : undefined
}

/** A value in the type of its column. */
export function columnValue({ item, type }: StoredField, value: unknown): string | number | Date | null {
  const stored = item.kind.toColumn(value, item.node)
  if (stored === null) return null
  if (stored instanceof Date) return isMoment(type) ? stored : String(stored.getTime())
  if (item.kind.formula && isNumeric(type)) return String(value)
  // PostgreSQL has no NUL in texts.
  return typeof stored === 'string' ? stored.replaceAll('\0', '') : String(stored)
}

/** The field value of a column value. */
export const fieldValue = (item: FormItem, stored: unknown): unknown => item.kind.read(stored, item.node)
