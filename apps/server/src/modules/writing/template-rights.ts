import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { Type, type Static } from 'typebox'
import { component } from '../../platform/schema.ts'
import type { Actor } from '../../platform/actor.ts'
import { holdersOf } from '../authority/holder.access.ts'

const HOLDER_TYPES = ['User', 'Role', 'Position', 'Organize', 'Group'] as const

export const WritingHolder = component(
  'WritingHolder',
  Type.Object({
    objectType: Type.Unsafe<(typeof HOLDER_TYPES)[number]>({
      type: 'string',
      enum: [...HOLDER_TYPES],
      description: 'What has the right; an organisation means its direct members',
    }),
    objectId: Type.String({
      minLength: 1,
      maxLength: 50,
      description: 'Id of the user, role, position, organisation or group',
    }),
  }),
)
export type WritingHolder = Static<typeof WritingHolder>

/** A holder as it is stored. */
export const keyOf = ({ objectType, objectId }: WritingHolder) => `${objectType}:${objectId}`

export const holderOf = (key: string): WritingHolder[] => {
  const at = key.indexOf(':')
  const objectType = HOLDER_TYPES.find((type) => type === key.slice(0, at))
  return objectType ? [{ objectType, objectId: key.slice(at + 1) }] : []
}

export type TemplateViewer = Pick<Actor, 'userId' | 'isAdministrator'>

/** What holds the rights of a user, as stored keys. */
const keysOf = (userId: string) => sql`array(select h.object_type || ':' || h.object_id from ${holdersOf(userId)} h)`

/**
 * Whether a user may use or edit a template. Templates without holders are open to everybody; the author and administrators always may.
 * Who is named as an editor may also use the template. The right to the page of templates is checked by the routes.
 */
export function mayTemplate(right: 'use' | 'edit', { userId, isAdministrator }: TemplateViewer): RawBuilder<SqlBool> {
  if (isAdministrator) return sql<SqlBool>`true`
  const column = sql.ref(`writingTemplates.${right === 'use' ? 'usableBy' : 'editableBy'}`)
  const editors = sql.ref('writingTemplates.editableBy')
  const asEditor = right === 'use' ? sql`or ${editors} && ${keysOf(userId)}` : sql``
  return sql<SqlBool>`(${column} = '{}' or ${sql.ref('writingTemplates.creatorUserId')} = ${userId}
    or ${column} && ${keysOf(userId)} ${asEditor})`
}
