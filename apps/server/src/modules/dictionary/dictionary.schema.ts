import { OPTION_TONES, type OptionTone } from '@sqos/form-model'
import { Type, type Static } from 'typebox'
import { component, Flag, MomentOrNull, ReadAt } from '../../platform/schema.ts'

const name = Type.String({ minLength: 1, maxLength: 50 })
const note = Type.String({ maxLength: 500 })
const sortCode = Type.Integer({ minimum: 0, maximum: 999_999 })
const id = Type.String({ minLength: 1, maxLength: 50 })

/** What a value means, which lists show as the colour of its tag; empty for none. */
const Tone = Type.Unsafe<OptionTone | ''>({ type: 'string', enum: ['', ...OPTION_TONES] })

/** Fields of every tree node. */
const node = {
  id: Type.String(),
  parentId: Type.String(),
  fullName: Type.String(),
  hasChildren: Type.Boolean(),
  isLeaf: Type.Boolean(),
  num: Type.Integer({ description: 'Number of children' }),
}

export const DictionaryTypeBody = component(
  'DictionaryTypeBody',
  Type.Object({
    parentId: id,
    fullName: name,
    enCode: name,
    isTree: Type.Optional(Flag),
    sortCode: Type.Optional(sortCode),
    description: Type.Optional(note),
    lastModifyTime: ReadAt,
  }),
)
export type DictionaryTypeBody = Static<typeof DictionaryTypeBody>

export const DictionaryType = component(
  'DictionaryType',
  Type.Object({
    id: Type.String(),
    parentId: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    isTree: Flag,
    sortCode: Type.Integer(),
    description: Type.String(),
    lastModifyTime: MomentOrNull,
  }),
)
export type DictionaryType = Static<typeof DictionaryType>

/** A dictionary in the tree of dictionaries. */
export const DictionaryTypeNode = component(
  'DictionaryTypeNode',
  Type.Object({
    ...node,
    enCode: Type.String(),
    isTree: Flag,
    sortCode: Type.Integer(),
    children: Type.Optional(Type.Array(Type.Unsafe<DictionaryTypeNode>({ $ref: 'DictionaryTypeNode#' }))),
  }),
)
export interface DictionaryTypeNode {
  id: string
  parentId: string
  fullName: string
  hasChildren: boolean
  isLeaf: boolean
  num: number
  enCode: string
  isTree: number
  sortCode: number
  children?: DictionaryTypeNode[]
}

export const DictionaryDataBody = component(
  'DictionaryDataBody',
  Type.Object({
    dictionaryTypeId: id,
    parentId: Type.Optional(id),
    fullName: name,
    enCode: name,
    enabledMark: Type.Optional(Flag),
    sortCode: Type.Optional(sortCode),
    description: Type.Optional(note),
    tone: Type.Optional(Tone),
    lastModifyTime: ReadAt,
  }),
)
export type DictionaryDataBody = Static<typeof DictionaryDataBody>

const lines = Type.Array(Type.String({ maxLength: 200 }), {
  maxItems: 1000,
  description: 'Names of values. Empty and repeated ones count once; names that are there already are skipped',
})

/** A new dictionary from a name and lines of values. */
export const DictionaryFromLines = component(
  'DictionaryFromLines',
  Type.Object({ fullName: name, values: Type.Optional(lines) }),
)
export type DictionaryFromLines = Static<typeof DictionaryFromLines>

/** Lines of values for a dictionary. */
export const DictionaryLines = component('DictionaryLines', Type.Object({ values: lines }))

/** A dictionary that was made from lines. */
export const CreatedDictionary = component(
  'CreatedDictionary',
  Type.Object({ id: Type.String(), fullName: Type.String(), enCode: Type.String(), added: Type.Integer() }),
)

/** How many lines became values. */
export const AddedLines = component('AddedLines', Type.Object({ added: Type.Integer(), skipped: Type.Integer() }))

export const DictionaryData = component(
  'DictionaryData',
  Type.Object({
    id: Type.String(),
    dictionaryTypeId: Type.String(),
    parentId: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    enabledMark: Flag,
    sortCode: Type.Integer(),
    description: Type.String(),
    tone: Tone,
    lastModifyTime: MomentOrNull,
  }),
)
export type DictionaryData = Static<typeof DictionaryData>

/** A value of a dictionary, with the values below it when the dictionary is a tree. */
export const DictionaryDataNode = component(
  'DictionaryDataNode',
  Type.Object({
    ...node,
    enCode: Type.String(),
    enabledMark: Flag,
    sortCode: Type.Integer(),
    tone: Tone,
    children: Type.Optional(Type.Array(Type.Unsafe<DictionaryDataNode>({ $ref: 'DictionaryDataNode#' }))),
  }),
)
export interface DictionaryDataNode {
  id: string
  parentId: string
  fullName: string
  hasChildren: boolean
  isLeaf: boolean
  num: number
  enCode: string
  enabledMark: number
  sortCode: number
  tone: OptionTone | ''
  children?: DictionaryDataNode[]
}

/** A dictionary with its enabled values, as clients keep it in their store. */
export const Dictionary = component(
  'Dictionary',
  Type.Object({
    id: Type.String(),
    enCode: Type.String(),
    fullName: Type.String(),
    isTree: Flag,
    dictionaryList: Type.Array(Type.Unsafe<DictionaryDataNode>({ $ref: 'DictionaryDataNode#' })),
  }),
)

/** The type whose values are listed. The path is the one of a single value, so its parameter has the same name. */
export const DictionaryListParams = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 50, description: 'Id or code of the dictionary type' }),
})
export const DictionaryTypeParams = Type.Object({ typeId: id })
export const IsTreeQuery = Type.Object({ isTree: Type.Optional(Flag) })
export const DictionaryDataQuery = Type.Object({
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
  isTree: Type.Optional(Flag),
})
export const EditedParams = Type.Object({ typeId: id, id })
