import { may, type Actor } from '../../platform/actor.ts'
import { PERMISSION } from '@sqos/contract'
import { createdBy, modifiedBy } from '../../platform/db/audited.ts'
import type { Trx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { createModelEntryStore } from '../menu/model-entry.access.ts'
import { releasedGrantsOf, type ReleasedField, type ReleasedItem, type ReleasedScheme } from './release-items.ts'
import type { VisualModelRecord } from './model.repository.ts'

interface Following {
  menuIds: readonly string[]
  model: Pick<VisualModelRecord, 'formData' | 'columnData' | 'tables' | 'webType'>
  actor: Actor
}

/** Writes what administrators can grant on the menu entries of a model: buttons, columns, fields and data schemes. */
export function createEntryItems({ now, newId }: Pick<Deps, 'now' | 'newId'>) {
  /** Grants survive: items keep their ids, and items that the design no longer contains are disabled. */
  async function writeItems(
    trx: Trx,
    { menuId, items, actor }: { menuId: string; items: readonly ReleasedItem[]; actor: Actor },
  ) {
    const entries = createModelEntryStore(trx)
    const present = await entries.listItems(menuId)
    const keyOf = ({ kind, enCode }: { kind: string; enCode: string }) => `${kind}/${enCode}`
    const byKey = new Map(present.map((row) => [keyOf(row), row]))
    const wanted = new Map(items.map((item) => [keyOf(item), item]))
    const kinds = new Set(items.map(({ kind }) => kind))
    for (const row of present) {
      const item = wanted.get(keyOf(row))
      // Buttons and columns that an administrator added, of a type that the design does not manage, remain unchanged.
      if (!item && !kinds.has(row.kind)) continue
      const next = { fullName: item?.fullName ?? row.fullName, enabledMark: item?.enabledMark ?? 0 }
      if (next.fullName === row.fullName && next.enabledMark === row.enabledMark) continue
      await entries.updateItem(row.id, { ...next, ...modifiedBy(actor, now()) })
    }
    const added = [...wanted.values()].filter((item) => !byKey.has(keyOf(item)))
    if (added.length === 0) return
    await entries.insertItems(
      added.map((item, index) => ({
        ...item,
        ...createdBy(actor, now()),
        id: newId(),
        menuId,
        sortCode: present.length + index,
      })),
    )
  }

  /** Adds schemes. Removes none: they may be granted. */
  async function addSchemes(
    trx: Trx,
    { menuId, schemes, actor }: { menuId: string; schemes: readonly ReleasedScheme[]; actor: Actor },
  ) {
    if (schemes.length === 0) return
    const entries = createModelEntryStore(trx)
    const known = new Set(await entries.listSchemeCodes(menuId))
    const added = schemes.filter(({ enCode }) => !known.has(enCode))
    if (added.length === 0) return
    await entries.insertSchemes(
      added.map((scheme, index) => ({
        ...scheme,
        ...createdBy(actor, now()),
        id: newId(),
        menuId,
        sortCode: known.size + index,
      })),
    )
  }

  /** Adds fields of conditions. Changes and removes none: schemes may use them, and administrators may have edited them. */
  async function addFields(
    trx: Trx,
    { menuId, fields, actor }: { menuId: string; fields: readonly ReleasedField[]; actor: Actor },
  ) {
    if (fields.length === 0) return
    const entries = createModelEntryStore(trx)
    const known = new Set(await entries.listFieldCodes(menuId))
    const added = fields.filter(({ enCode }) => !known.has(enCode))
    if (added.length === 0) return
    await entries.insertFields(
      added.map((field, index) => ({
        ...field,
        ...createdBy(actor, now()),
        id: newId(),
        menuId,
        sortCode: known.size + index,
      })),
    )
  }

  /**
   * Updates the items of released entries after a save. Which kinds of grant an entry demands follows only when the caller may
   * release: an editor of designs cannot open a page to everybody.
   */
  async function follow(trx: Trx, { menuIds, model, actor }: Following): Promise<void> {
    if (menuIds.length === 0) return
    const { items, schemes, fields, demands } = releasedGrantsOf(model)
    if (may(actor, PERMISSION.model.release))
      await createModelEntryStore(trx).update(menuIds, { ...demands, ...modifiedBy(actor, now()) })
    for (const menuId of menuIds) {
      await writeItems(trx, { menuId, items, actor })
      await addSchemes(trx, { menuId, schemes, actor })
      await addFields(trx, { menuId, fields, actor })
    }
  }

  return { writeItems, addSchemes, addFields, follow }
}
