import { Type, type Static } from 'typebox'
import { component, ref } from '../../platform/schema.ts'

const id = Type.String({ minLength: 1, maxLength: 50 })

export const ModuleParams = Type.Object({ moduleId: id })

const Pin = Type.Union([Type.Literal('start'), Type.Literal('end'), Type.Literal('none')])

export const ColumnSetting = component(
  'ColumnSetting',
  Type.Object({
    label: Type.String(),
    prop: Type.String(),
    visible: Type.Boolean(),
    width: Type.Optional(Type.Number({ description: 'Width in px; omitted if the caller never changed it' })),
    pin: Type.Optional(Pin),
  }),
)

export const ColumnSettingsBody = component(
  'ColumnSettingsBody',
  Type.Object({
    moduleId: id,
    fieldList: Type.String({ maxLength: 100_000, description: 'JSON of [{label, prop, visible, width?, pin?}]' }),
  }),
)
export type ColumnSettingsBody = Static<typeof ColumnSettingsBody>

const name = Type.String({ minLength: 1, maxLength: 100 })
const of = { maxProperties: 500 }

/** A named view of a list: filters, sort order and columns of a user. */
export const ListView = component(
  'ListView',
  Type.Object({
    id,
    name,
    query: Type.String({ maxLength: 4000, description: 'Filters and sorting, in the format of the page URL' }),
    layout: Type.Optional(
      Type.Object({
        order: Type.Optional(Type.Array(name, { maxItems: 500 })),
        visible: Type.Optional(Type.Record(name, Type.Boolean(), of)),
        widths: Type.Optional(Type.Record(name, Type.Number(), of)),
        pins: Type.Optional(Type.Record(name, Pin, of)),
      }),
    ),
    isDefault: Type.Boolean({ description: 'Whether the list opens with this view' }),
  }),
)
export type ListView = Static<typeof ListView>

export const ListViewsBody = component(
  'ListViewsBody',
  Type.Object({ moduleId: id, views: Type.Array(ref(ListView), { maxItems: 30 }) }),
)
export type ListViewsBody = Static<typeof ListViewsBody>
