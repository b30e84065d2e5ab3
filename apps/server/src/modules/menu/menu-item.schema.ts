import { Type, type Static } from 'typebox'
import { component, Flag, MomentOrNull, ReadAt } from '../../platform/schema.ts'

const id = Type.String({ minLength: 1, maxLength: 50 })
const name = Type.String({ minLength: 1, maxLength: 50 })
const state = {
  enabledMark: Type.Optional(Flag),
  sortCode: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
  description: Type.Optional(Type.String({ maxLength: 500 })),
}

export const ModuleParams = Type.Object({ moduleId: id })

const item = { moduleId: id, fullName: name, enCode: name, ...state }

/** A button, column or form field of a menu entry. */
export const ModuleItem = component(
  'ModuleItem',
  Type.Object({ ...Type.Required(Type.Object(item)).properties, id: Type.String(), lastModifyTime: MomentOrNull }),
)
export type ModuleItem = Static<typeof ModuleItem>

export const ModuleItemBody = component('ModuleItemBody', Type.Object({ ...item, lastModifyTime: ReadAt }))
export type ModuleItemBody = Static<typeof ModuleItemBody>

/** Several items at once; items whose code exists already are skipped. */
export const ModuleItemBatchBody = component(
  'ModuleItemBatchBody',
  Type.Object({
    moduleId: id,
    list: Type.Array(Type.Object({ enCode: name, fullName: name }), { minItems: 1, maxItems: 500 }),
  }),
)
export type ModuleItemBatchBody = Static<typeof ModuleItemBatchBody>

const field = {
  ...item,
  type: Type.Union([Type.Literal('String'), Type.Literal('Int32'), Type.Literal('Double')]),
  conditionSymbol: Type.String({ maxLength: 200, description: 'Available operators, separated by commas' }),
  conditionText: Type.String({ maxLength: 200, description: 'Available values, separated by commas' }),
}

/** A field that data schemes may use; `enCode` is its name. */
export const DataField = component(
  'DataField',
  Type.Object({ ...Type.Required(Type.Object(field)).properties, id: Type.String(), lastModifyTime: MomentOrNull }),
)
export type DataField = Static<typeof DataField>

export const DataFieldBody = component('DataFieldBody', Type.Object({ ...field, lastModifyTime: ReadAt }))
export type DataFieldBody = Static<typeof DataFieldBody>

const scheme = {
  moduleId: id,
  fullName: name,
  matchLogic: Type.Union([Type.Literal('and'), Type.Literal('or')]),
  conditionJson: Type.String({ maxLength: 20_000, description: '[{logic, groups: [{id, field, type, op, value}]}]' }),
  ...state,
}
const code = { enCode: Type.String({ maxLength: 50, description: 'Code with a predefined meaning, or empty' }) }

/** A data scheme: the rows that users with this grant see. */
export const DataScheme = component(
  'DataScheme',
  Type.Object({
    ...Type.Required(Type.Object(scheme)).properties,
    ...code,
    conditionText: Type.String({ description: 'Conditions as text' }),
    id: Type.String(),
    lastModifyTime: MomentOrNull,
  }),
)
export type DataScheme = Static<typeof DataScheme>

export const DataSchemeBody = component('DataSchemeBody', Type.Object({ ...scheme, ...code, lastModifyTime: ReadAt }))
export type DataSchemeBody = Static<typeof DataSchemeBody>
