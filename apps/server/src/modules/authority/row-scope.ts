import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { isToken, parseConditions, type Condition, type ConditionSymbol, type Token } from './conditions.ts'
import { liveOrganizations } from '../organization/organization.access.ts'
import { usersWorkingIn } from '../user/user.access.ts'

/** Codes of data schemes with a fixed meaning; schemes with other codes have conditions. */
export const SCHEME = {
  all: 'sqos_alldata',
  own: 'sqos_own',
  ownAndSubordinates: 'sqos_ownAndSubordinates',
  organization: 'sqos_organization',
  organizationAndBelow: 'sqos_organizationAndBelow',
  approver: 'sqos_approver',
} as const

/** Code of the field with the state of the approval of a record, in conditions. */
export const APPROVAL_STATE = 'flowState'

/** Values of this field. */
export const APPROVAL_STATES = ['draft', 'running', 'passed', 'rejected', 'withdrawn', 'cancelled'] as const

/** A data scheme of a menu entry. */
export interface DataScheme {
  id: string
  menuId: string
  fullName: string
  enCode: string
  matchLogic: 'and' | 'or'
  conditionJson: string
  /** Description of the conditions. */
  conditionText: string
}

/**
 * A database column: its name (`user_id` or `orders.user_id`), and whether it holds numbers. `list`: a JSON list of texts,
 * of which one has to match; `paths`: a JSON path of ids or a list of them, whose last id has to match.
 */
export type RowColumn = string | HoldingColumn | ComputedColumn

interface HoldingColumn {
  column: string
  kind: 'text' | 'number'
  holds?: 'list' | 'paths' | undefined
}

/** A value that is read from another table. */
interface ComputedColumn {
  value: RawBuilder<unknown>
  kind: 'text'
}

/**
 * The columns of a table that say to whom a row belongs. Names are those of the database (`creator_user_id`,
 * `F_Owner`); they become quoted SQL identifiers after a check.
 */
export interface RowColumns {
  /** Column with the id of the owner, such as `creator_user_id`. */
  owner?: RowColumn | undefined
  /**
   * Column with the id of the organisation, or a function that returns the condition for several organisations. Without
   * it a row belongs to the current organisation of its owner.
   */
  organization?: RowColumn | ((organizeIds: RawBuilder<unknown>) => RowCondition) | undefined
  /** Returns the condition for rows whose approval waits for a decision of the user. */
  waitsFor?: ((userId: string) => RowCondition) | undefined
  /** The columns of the fields that conditions may use, by field name. */
  fields?: Readonly<Record<string, RowColumn>> | undefined
}

/** The user whose rows are selected. */
export interface RowPerson {
  userId: string
  organizeId: string | null
}

export type RowCondition = RawBuilder<SqlBool>

const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,62}(\.[A-Za-z_][A-Za-z0-9_]{0,62})?$/

export const ALL_ROWS: RowCondition = sql<SqlBool>`true`
export const NO_ROWS: RowCondition = sql<SqlBool>`false`

/** The condition of a scheme; undefined when it needs a column that the table lacks, so the scheme shows no rows. */
export function schemeCondition(
  scheme: Pick<DataScheme, 'enCode' | 'matchLogic' | 'conditionJson'>,
  { person, columns }: { person: RowPerson; columns: RowColumns },
): RowCondition | undefined {
  switch (scheme.enCode) {
    case SCHEME.all:
      return ALL_ROWS
    case SCHEME.own:
      return owned(columns, contentOf('@userId', person))
    case SCHEME.ownAndSubordinates:
      return owned(columns, contentOf('@userAraSubordinates', person))
    case SCHEME.organization:
      return inOrganizations(columns, contentOf('@organizeId', person))
    case SCHEME.organizationAndBelow:
      return inOrganizations(columns, contentOf('@organizationAndSuborganization', person))
    case SCHEME.approver:
      return columns.waitsFor?.(person.userId)
    default:
      return customCondition(scheme, { person, columns })
  }
}

function customCondition(
  { matchLogic, conditionJson }: Pick<DataScheme, 'matchLogic' | 'conditionJson'>,
  { person, columns }: { person: RowPerson; columns: RowColumns },
): RowCondition | undefined {
  const groups = parseConditions(conditionJson)?.map(({ logic, groups: conditions }) =>
    join(
      conditions.map((condition) => comparison(condition, { person, column: columns.fields?.[condition.field] })),
      logic,
    ),
  )
  return groups && join(groups, matchLogic)
}

/** Joins conditions; undefined when one of them is undefined: an incomplete scheme might show too many rows. */
function join(conditions: readonly (RowCondition | undefined)[], logic: 'and' | 'or'): RowCondition | undefined {
  const whole = conditions.filter((condition) => condition !== undefined)
  if (whole.length === 0 || whole.length < conditions.length) return undefined
  return sql<SqlBool>`(${sql.join(whole, logic === 'and' ? sql` and ` : sql` or `)})`
}

/** Condition for rows that match one of the schemes. */
export function anyOf(conditions: readonly (RowCondition | undefined)[]): RowCondition {
  const whole = conditions.filter((condition) => condition !== undefined)
  if (whole.length === 0) return NO_ROWS
  return whole.includes(ALL_ROWS) ? ALL_ROWS : (join(whole, 'or') ?? NO_ROWS)
}

const owned = ({ owner }: RowColumns, content: Content) =>
  owner === undefined ? undefined : sql<SqlBool>`${textOf(owner)} in ${content}`

/** Condition for the rows of one user; undefined when the table has no owners. */
export const ownRows = (columns: RowColumns, userId: string) => owned(columns, sql`(select ${userId}::text)`)

/** Condition for rows that belong to one of these organisations. */
export function inOrganizations({ owner, organization }: RowColumns, content: Content): RowCondition | undefined {
  if (typeof organization === 'function') return organization(content)
  if (organization !== undefined) return sql<SqlBool>`${textOf(organization)} in ${content}`
  if (owner === undefined) return undefined
  return sql<SqlBool>`${textOf(owner)} in ${usersWorkingIn(content)}`
}

/** The values of a token, as a sub-query: current at every call, and of any length. */
type Content = RawBuilder<unknown>

function contentOf(token: Token, { userId, organizeId }: RowPerson): Content {
  switch (token) {
    case '@userId':
      return sql`(select ${userId}::text)`
    case '@subordinateId':
      return sql`(select subordinates_of(${userId}))`
    case '@userAraSubordinates':
      return sql`(select ${userId}::text union all select subordinates_of(${userId}))`
    case '@organizeId':
      return sql`(select o.id from ${liveOrganizations} o where o.id = ${organizeId}::text)`
    case '@organizationAndSuborganization':
      return sql`(select organizations_below(${organizeId}))`
    case '@dempmentId':
      return sql`(select o.id from ${liveOrganizations} o where o.id = ${organizeId}::text and o.category = 'department')`
  }
}

const ORDERING: Partial<Record<ConditionSymbol, RawBuilder<unknown>>> = {
  GreaterThan: sql`>`,
  GreaterThanOrEqual: sql`>=`,
  LessThan: sql`<`,
  LessThanOrEqual: sql`<=`,
}

/** One comparison. Empty values are not equal to any content: `NotEqual` and `NotIncluded` match them. */
function comparison(
  { op, type, value }: Condition,
  { person, column }: { person: RowPerson; column: RowColumn | undefined },
): RowCondition | undefined {
  if (column === undefined) return undefined
  const isNumber = kindOf(column, type) === 'number'
  const left = isNumber ? sql`${nameOf(column)}::numeric` : textOf(column)
  const ordering = ORDERING[op]
  if (ordering) {
    if (typeof value === 'object' || isToken(value) || (isNumber && !isNumeric(value))) return undefined
    // The order of texts must not depend on the collation of the database.
    return isNumber
      ? sql<SqlBool>`${left} ${ordering} ${String(value)}::numeric`
      : sql<SqlBool>`${left} collate "C" ${ordering} ${String(value)}`
  }
  const right = setOf(value, { person, isNumber })
  if (!right) return undefined
  const isIn =
    typeof column === 'object' && 'holds' in column && column.holds
      ? among(left, column.holds, right)
      : sql<SqlBool>`${left} in ${right}`
  return op === 'Equal' || op === 'Included' ? isIn : sql<SqlBool>`(${left} is null or not (${isIn}))`
}

/** Whether a JSON list holds one of the values; a field that became multiple later may hold a single one. */
const among = (left: RawBuilder<unknown>, holds: 'list' | 'paths', right: Content) => {
  const quoted = sql.lit(holds === 'list' ? '"' : '"]')
  return sql<SqlBool>`exists (select 1 from ${right} as wanted (value)
    where ${left} = wanted.value or position('"' || wanted.value || ${quoted} in ${left}) > 0)`
}

function setOf(
  value: Condition['value'],
  { person, isNumber }: { person: RowPerson; isNumber: boolean },
): Content | undefined {
  if (isToken(value)) return isNumber ? undefined : contentOf(value, person)
  const values = typeof value === 'object' ? value : [value]
  if (values.length === 0 || values.some((one) => isToken(one) || (isNumber && !isNumeric(one)))) return undefined
  const texts = values.map(String)
  return isNumber ? sql`(select unnest(${texts}::numeric[]))` : sql`(select unnest(${texts}::text[]))`
}

const kindOf = (column: RowColumn, type: Condition['type']) =>
  typeof column === 'object' ? column.kind : type === 'String' ? 'text' : 'number'

const isNumeric = (value: string | number) =>
  typeof value === 'number' || /^[+-]?(\d{1,30}(\.\d{0,30})?|\.\d{1,30})$/.test(value.trim())

const textOf = (column: RowColumn) => sql`${nameOf(column)}::text`

const nameOf = (column: RowColumn) => {
  if (typeof column === 'string') return columnOf(column)
  return 'value' in column ? column.value : columnOf(column.column)
}

/** A column name as a quoted SQL identifier, after a check. */
export function columnOf(name: string): RawBuilder<unknown> {
  if (!NAME.test(name))
    throw new Error(
      `authority: "${name}" is no column name. Row scopes put names into SQL; give a name, or table.name, of letters, digits and _.`,
    )
  // Unchanged: names of generated tables may have capitals, which the query builder would convert to underscores.
  return sql.raw(
    name
      .split('.')
      .map((part) => `"${part}"`)
      .join('.'),
  )
}
