import { ROOT_ID } from '@sqos/contract'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy } from '../../platform/db/audited.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { subtreeIds } from '../../platform/tree.ts'
import type { Upload } from '../../platform/upload.ts'
import type { PageColumns } from '../authority/index.ts'
import type { TicketService } from '../file/index.ts'
import { createMenuAdminRepository, type MenuAdminRepository, type MenuEntryRow } from './menu-admin.repository.ts'
import { MenuBody } from './menu-admin.schema.ts'
import { columnsOf, untouched, valuesOf } from './menu-admin.service.ts'
import { checkProductCode } from './menu-rights.policy.ts'
import { readTargets } from './menu-targets.ts'
import { checkEntry } from './menu.policy.ts'

const MAX_ENTRIES = 1000
const MAX_ITEMS = 20_000

const name = Type.String({ minLength: 1, maxLength: 50 })

const MenuFile = Type.Object({
  kind: Type.Literal('sqos-menu'),
  list: Type.Array(Type.Object({ id: name, entry: Type.Unsafe<MenuBody>({ type: 'object' }) }), {
    minItems: 1,
    maxItems: MAX_ENTRIES,
  }),
  items: Type.Array(
    Type.Object({
      menuId: name,
      kind: Type.Union([Type.Literal('button'), Type.Literal('column'), Type.Literal('form')]),
      fullName: name,
      enCode: name,
      enabledMark: Type.Integer({ minimum: 0, maximum: 1 }),
      sortCode: Type.Integer(),
      description: Type.String({ maxLength: 500 }),
    }),
    { maxItems: MAX_ITEMS },
  ),
})
type MenuFile = Static<typeof MenuFile>

export interface MenuTransferDeps extends Pick<Deps, 'now' | 'newId'> {
  columns: PageColumns
  repository: MenuAdminRepository
  configuration: ConfigurationWriter
  tickets: TicketService
}

/** Exports menu entries to `.bm` files and imports them, with their buttons, columns and form fields. */
export function createMenuTransfer({ repository, configuration, columns, tickets, now, newId }: MenuTransferDeps) {
  /** Creates the file of an entry and its descendants. */
  async function exportEntry(id: string, actor: Actor) {
    await columns.demandAllColumns(actor)
    const top = found(await repository.find(id))
    const rows = await repository.list(top.category === 'App' ? 'App' : 'Web')
    // Parents before their children: the order of the import.
    const own = [...subtreeIds(rows, id)].flatMap((one) => rows.find((row) => row.id === one) ?? [])
    const items = await repository.listItems(own.map((row) => row.id))
    const content = {
      kind: 'sqos-menu',
      list: own.map((row) => ({ id: row.id, entry: valuesOf(row) })),
      items: items.map(({ menuId, kind, fullName, enCode, enabledMark, sortCode, description }) => ({
        menuId,
        kind,
        fullName,
        enCode,
        enabledMark,
        sortCode,
        description,
      })),
    }
    return await tickets.offer({
      name: `${top.fullName}.bm`,
      contentType: 'application/json',
      content: Buffer.from(JSON.stringify(content, null, 2)),
    })
  }

  /**
   * Imports the entries of a file, all or none. Top entries return to their former parent where it exists, otherwise to
   * the root.
   */
  async function importFile({ name: fileName, content }: Upload, actor: Actor) {
    if (!fileName.toLowerCase().endsWith('.bm')) throw new AppError('refused', 'menu.importSuffix')
    const file = readFile(content)
    const ids = new Map(file.list.map(({ id }) => [id, newId()]))
    const category = file.list[0]?.entry.category === 'App' ? 'App' : 'Web'
    await configuration.write(actor, [{ table: 'menus', ids: [...ids.values()] }], async (trx) => {
      const inside = createMenuAdminRepository(trx)
      await inside.lock()
      const rows: MenuEntryRow[] = await inside.list(category)
      for (const { id, entry } of file.list) {
        const parentId = ids.get(entry.parentId) ?? rows.find((row) => row.id === entry.parentId)?.id ?? ROOT_ID
        const body = { ...entry, category, parentId } as const
        if (rows.some((row) => row.enCode === body.enCode))
          throw new AppError('refused', 'menu.importExists', { params: { name: `${body.fullName} (${body.enCode})` } })
        checkProductCode(body, { actor })
        checkEntry(body, { rows, ...(await readTargets(trx)), sameCode: await inside.listByCode(body.enCode) })
        const row = { ...columnsOf(body), ...untouched, ...createdBy(actor, now()), id: ids.get(id) ?? newId() }
        await inside.insert([row])
        rows.push({ ...row, deleteTime: null, lastModifyTime: null })
      }
      const items = file.items.flatMap(({ menuId, ...item }) => {
        const to = ids.get(menuId)
        return to ? [{ ...item, ...untouched, ...createdBy(actor, now()), id: newId(), menuId: to }] : []
      })
      for (let start = 0; start < items.length; start += 500) await inside.insertItems(items.slice(start, start + 500))
    })
    return { count: ids.size }
  }

  return { exportEntry, importFile }
}

export type MenuTransfer = ReturnType<typeof createMenuTransfer>

function readFile(content: Buffer): MenuFile {
  let parsed: unknown
  try {
    parsed = JSON.parse(content.toString('utf8'))
  } catch {
    throw new AppError('refused', 'menu.importBroken')
  }
  // Each entry must be valid for the form as well.
  if (!Value.Check(MenuFile, parsed) || !parsed.list.every(({ entry }) => Value.Check(MenuBody, entry)))
    throw new AppError('refused', 'menu.importBroken')
  const twice = parsed.list.find(({ id }, index) => parsed.list.findIndex((one) => one.id === id) !== index)
  if (twice) throw new AppError('refused', 'menu.importBroken')
  return parsed
}
