import type { Language } from '@sqos/contract'
import { Type, type Static } from 'typebox'
import { may, type Actor } from './actor.ts'
import { AppError } from './errors.ts'
import { component } from './schema.ts'
import { text } from './text.ts'

/** Body of a call that changes several records of one kind. */
export const BulkChange = component(
  'BulkChange',
  Type.Object({
    ids: Type.Array(Type.String({ maxLength: 50 }), {
      minItems: 1,
      maxItems: 200,
      description: 'Ids of the records to change',
    }),
    action: Type.Union([Type.Literal('enable'), Type.Literal('disable'), Type.Literal('delete')], {
      description: 'The change that each record gets',
    }),
  }),
)
export type BulkChange = Static<typeof BulkChange>

/** The outcome for one of the records. */
export const BulkResult = component(
  'BulkResult',
  Type.Object({
    id: Type.String({ description: 'Id of the record' }),
    ok: Type.Boolean({ description: 'Whether the record was changed' }),
    msg: Type.String({ description: 'Reason of the failure; empty after success' }),
  }),
)
export type BulkResult = Static<typeof BulkResult>

/** The operations on one record, and the permissions that they need. */
export interface BulkTarget {
  edit: Parameters<typeof may>[1]
  remove: Parameters<typeof may>[1]
  setState: (id: string, change: { enabled: boolean; actor: Actor }) => Promise<unknown>
  delete: (id: string, actor: Actor) => Promise<unknown>
}

/** Enables, disables or deletes several records; refuses the call if the caller may not do so with any record. */
export async function changeSeveral(
  { ids, action }: BulkChange,
  target: BulkTarget,
  { actor, language }: { actor: Actor; language: Language },
): Promise<BulkResult[]> {
  if (!may(actor, action === 'delete' ? target.remove : target.edit)) throw new AppError('forbidden', 'error.forbidden')
  const change = (id: string) =>
    action === 'delete' ? target.delete(id, actor) : target.setState(id, { enabled: action === 'enable', actor })
  return await changeEach(ids, change, language)
}

/** Changes records one after the other. A refused record is reported with its reason; the remaining ones are changed. */
export async function changeEach(
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
  language: Language,
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const id of new Set(ids)) {
    try {
      await change(id)
      results.push({ id, ok: true, msg: '' })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      results.push({ id, ok: false, msg: text(language, error.messageKey, error.details.params) })
    }
  }
  return results
}
