import { Type, type Static } from 'typebox'
import { component, Flag, MomentOrNull, PageQuery, ReadAt } from '../../platform/schema.ts'
import { ExportChoice } from '../download-record/index.ts'

const name = Type.String({ minLength: 1, maxLength: 50 })

export const __Name__Body = component(
  '__Name__Body',
  Type.Object({
    fullName: name,
    enCode: name,
    enabledMark: Type.Optional(Flag),
    sortCode: Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999 })),
    description: Type.Optional(Type.String({ maxLength: 500 })),
    lastModifyTime: ReadAt,
  }),
)
export type __Name__Body = Static<typeof __Name__Body>

export const __Name__ExportQuery = Type.Object({ ...PageQuery.properties, ...ExportChoice.properties })

export const __Name__ = component(
  '__Name__',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    enabledMark: Flag,
    sortCode: Type.Integer(),
    description: Type.String(),
    lastModifyTime: MomentOrNull,
  }),
)
export type __Name__ = Static<typeof __Name__>
