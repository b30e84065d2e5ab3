import { Type, type Static } from 'typebox'
import { component, Flag, MomentOrNull, ReadAt } from '../../platform/schema.ts'

const id = Type.String({ minLength: 1, maxLength: 50 })
const keyword = Type.Optional(Type.String({ maxLength: 200 }))

/** The region whose children are listed. The path is the one of a single region, so its parameter has the same name. */
export const RegionParams = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 50, description: 'Id of the parent region; `-1` for the provinces' }),
})
export const RegionSelectorParams = Type.Object({ parentId: id, excludeId: id })
export const RegionQuery = Type.Object({ keyword })
export const RegionSearchQuery = Type.Object({ keyword: Type.String({ minLength: 1, maxLength: 200 }) })

const facts = {
  id: Type.String(),
  parentId: Type.String(),
  fullName: Type.String(),
  enCode: Type.String(),
  enabledMark: Flag,
  sortCode: Type.Integer(),
  hasChildren: Type.Boolean(),
  isLeaf: Type.Boolean(),
}

/** A province, city, district or street in a lazy tree. */
export const RegionNode = component('RegionNode', Type.Object(facts))
export type RegionNode = Static<typeof RegionNode>

/** A region found by a search, with its path from the province. */
export const FoundRegion = component(
  'FoundRegion',
  Type.Object({
    ...facts,
    path: Type.String({ description: 'Names, separated by slashes' }),
    idPath: Type.Array(Type.String()),
  }),
)
export type FoundRegion = Static<typeof FoundRegion>

const entity = {
  parentId: id,
  fullName: Type.String({ minLength: 1, maxLength: 50 }),
  enCode: Type.String({ minLength: 1, maxLength: 50 }),
  enabledMark: Type.Optional(Flag),
  sortCode: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
  description: Type.Optional(Type.String({ maxLength: 500 })),
}

export const Region = component(
  'Region',
  Type.Object({
    ...Type.Required(Type.Object(entity)).properties,
    id: Type.String(),
    type: Type.Integer({ description: '1 province, 2 city, 3 district, 4 street' }),
    parentName: Type.String(),
    lastModifyTime: MomentOrNull,
  }),
)
export type Region = Static<typeof Region>

export const RegionBody = component('RegionBody', Type.Object({ ...entity, lastModifyTime: ReadAt }))
export type RegionBody = Static<typeof RegionBody>

export const RegionIdsBody = component(
  'RegionIdsBody',
  Type.Object({
    idsList: Type.Array(Type.Array(id, { maxItems: 10 }), { maxItems: 1000, description: 'Paths of ids' }),
  }),
)
