import { isPhoneField, relatedModel, type FormItem } from '@sqos/form-model'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { AppError } from '../../../platform/errors.ts'
import { everyGrant, seesField, type RecordGrant } from '../rights/record-grant.ts'
import type { ModelStorage } from '../model-storage.ts'
import { isCounted } from './record-query.ts'
import { placedFields, refOf, type PlacedField } from '../record-sql.ts'
import type { Opened } from '../rights/record-reach.ts'
import { joinedTables } from '../write/record-listing.ts'

/** Maximum number of relations of a path. */
const MAX_RELATIONS = 3

/** A model on a path: the queried one, or a related one. */
interface Place {
  storage: ModelStorage
  access: RecordGrant
  fields: ReadonlyMap<string, PlacedField>
  /** The field of the form, or undefined for a column without one. */
  item: (name: string) => FormItem | undefined
  join?: Join
  related: Map<string, Place>
}

/** A related model in the statement. */
interface Join {
  alias: string
  on: PlacedField
  /** Columns of the related model that the statement uses, by field. */
  columns: Map<string, PlacedField>
}

/** A field of a query by its path. */
export interface FigureField {
  path: string
  placed: PlacedField
  showsNumbers: boolean
}

interface FigureFieldsOptions {
  openRelated: (modelId: string) => Promise<Opened>
  /** The rights to the queried model; omitted: all that let the caller read it. */
  access?: RecordGrant | undefined
}

const unknown = (path: string) =>
  new AppError('refused', 'record.fieldUnknown', { params: { field: path.slice(0, 200) } })

/**
 * Finds fields by paths over relations (`F_Customer.F_Region`). Each model on a path applies the caller's own permissions: rows of a
 * related model that the caller may not see count as empty, and a hidden field looks like one that does not exist.
 */
export function createFigureFields(opened: Opened, { openRelated, access: ownAccess }: FigureFieldsOptions) {
  const joins: { place: Place; join: Join }[] = []
  const modelIds = new Set([opened.storage.design.modelId])
  const main = placeOf(opened, ownAccess)

  function placeOf(
    { model, storage, grants }: Opened,
    access = everyGrant(grants.demand('list', 'detail', 'edit')),
  ): Place {
    return {
      storage,
      access,
      fields: placedFields(storage),
      item: (name) => model.form.field(name),
      related: new Map(),
    }
  }

  /** The field in the statement: of the main model, or a column of a join. */
  function columnOf(place: Place, name: string, path: string): PlacedField {
    const field = place.item(name) && place.fields.get(name)
    if (!field || !seesField(place.access, field.item)) throw unknown(path)
    const { join } = place
    if (!join) return field
    const known = join.columns.get(name) ?? { ...field, alias: join.alias, column: `c${join.columns.size}` }
    join.columns.set(name, known)
    return known
  }

  async function relatedOf(place: Place, name: string, path: string): Promise<Place> {
    const known = place.related.get(name)
    if (known) return known
    const on = columnOf(place, name, path)
    const modelId = relatedModel(on.item)
    if (modelId === undefined) throw unknown(path)
    const related = await openRelated(modelId).catch((error: unknown) => {
      // Whether the model exists is not for callers without permission.
      throw error instanceof AppError ? unknown(path) : error
    })
    const join: Join = { alias: `j${joins.length}`, on, columns: new Map() }
    const made = { ...placeOf(related), join }
    joins.push({ place: made, join })
    modelIds.add(modelId)
    place.related.set(name, made)
    return made
  }

  /** The field with this path. With `compared`, masked numbers are refused: their order and groups would reveal them. */
  async function find(path: string, { isCompared }: { isCompared: boolean }): Promise<FigureField> {
    const names = path.split('.')
    const last = names.pop() ?? ''
    if (names.length > MAX_RELATIONS) throw unknown(path)
    let place = main
    for (const name of names) place = await relatedOf(place, name, path)
    const placed = columnOf(place, last, path)
    const { showsNumbers } = place.access
    if (isCompared && !showsNumbers && isPhoneField(placed.item)) throw unknown(path)
    return { path, placed, showsNumbers }
  }

  /** The tables of the statement. Call it after all fields were found. */
  function from(): RawBuilder<unknown> {
    const related = joins.map(({ place: { storage, access, fields }, join }) => {
      const key = sql`${refOf({ alias: 'm', column: storage.main.key })}::text as k`
      const columns = [...join.columns].flatMap(([name, { column }]) => {
        const field = fields.get(name)
        return field ? [sql`${refOf(field)} as ${sql.id(column)}`] : []
      })
      return sql` left join (select ${sql.join([key, ...columns])} from ${joinedTables(storage)}
        where ${access.rows(storage)}) as ${sql.id(join.alias)} on ${sql.id(join.alias, 'k')} = ${refOf(join.on)}::text`
    })
    return sql`${joinedTables(main.storage)}${sql.join(related, sql``)}`
  }

  /** The names of the visible fields of the queried model. */
  const visible = () => [...main.fields].flatMap(([name, { item }]) => (seesField(main.access, item) ? [name] : []))

  return {
    find,
    from,
    visible,
    rows: (): RawBuilder<SqlBool> => main.access.rows(main.storage),
    key: () => sql`${refOf({ alias: 'm', column: main.storage.main.key })}::text`,
    modelIds: (): readonly string[] => [...modelIds],
    /** Whether a path leads to a related model. */
    isJoined: () => joins.length > 0,
  }
}

/** Whether a field holds moments, also when its column holds milliseconds. */
const isMomentField = ({ item: { kind, node }, type }: PlacedField) =>
  kind.column(node)?.type === 'datetime' || type.startsWith('timestamp') || type === 'date'

/** The type of the values of a field. */
export const typeOfFigure = (field: PlacedField): 'text' | 'number' | 'moment' =>
  isMomentField(field) ? 'moment' : isCounted(field) ? 'number' : 'text'

export type FigureFields = ReturnType<typeof createFigureFields>
