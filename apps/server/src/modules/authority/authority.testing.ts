import type { Deps } from '../../platform/deps.ts'
import { buildMenu } from '../../testing/builders.ts'
import type { AuthoritiesTable } from './authority.tables.ts'
import type { GrantLevel } from './grant-level.ts'

type Builder = Pick<Deps, 'db' | 'now' | 'newId'>

const untouched = { creatorUserId: null, lastModifyUserId: null, deleteMark: null, deleteUserId: null }

interface PageOptions {
  enCode?: string
  fullName?: string
  parentId?: string
  buttons?: readonly string[]
  columns?: readonly string[]
  forms?: readonly string[]
  /** Code and conditions of each data scheme. */
  schemes?: Readonly<Record<string, readonly object[]>>
}

/** Creates a menu entry that demands grants for its items; returns their ids by `button:code`, `resource:code` … */
export async function buildPage(deps: Builder, { buttons, columns, forms, schemes, ...menu }: PageOptions = {}) {
  const { id: menuId, enCode } = await buildMenu(deps, menu)
  await deps.db
    .updateTable('menus')
    .set({
      isButtonAuthorize: buttons ? 1 : 0,
      isColumnAuthorize: columns ? 1 : 0,
      isFormAuthorize: forms ? 1 : 0,
      isDataAuthorize: schemes ? 1 : 0,
    })
    .where('id', '=', menuId)
    .execute()
  const ids = new Map([['module', menuId]])
  let sortCode = 0
  for (const [kind, codes] of [
    ['button', buttons],
    ['column', columns],
    ['form', forms],
  ] as const) {
    for (const code of codes ?? []) {
      const id = deps.newId()
      ids.set(`${kind}:${code}`, id)
      await deps.db
        .insertInto('menuItems')
        .values({ ...untouched, id, menuId, kind, enCode: code, fullName: code, sortCode: sortCode++ })
        .execute()
    }
  }
  for (const [code, groups] of Object.entries(schemes ?? {})) {
    const id = deps.newId()
    ids.set(`resource:${code}`, id)
    await deps.db
      .insertInto('menuDataSchemes')
      .values({
        ...untouched,
        id,
        menuId,
        enCode: code,
        fullName: code,
        sortCode: sortCode++,
        conditionJson: JSON.stringify(groups),
      })
      .execute()
  }
  const idOf = (key: string) => ids.get(key) ?? ''
  return { menuId, enCode, idOf }
}

type Page = Awaited<ReturnType<typeof buildPage>>

/** Grants the page and items of it (`button:code` …) to a holder, at the level that `levels` names. */
export async function grantPage(
  deps: Builder,
  page: Page,
  to: Pick<AuthoritiesTable, 'objectType' | 'objectId'> & {
    items: readonly string[]
    levels?: Readonly<Record<string, GrantLevel>>
  },
) {
  const { items, levels = {}, ...holder } = to
  await deps.db
    .insertInto('authorities')
    .values(
      ['module', ...items].map((key) => ({
        ...holder,
        // The part before the colon is the type, as built above.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
        itemType: (key.split(':')[0] ?? '') as AuthoritiesTable['itemType'],
        itemId: page.idOf(key),
        level: levels[key] ?? null,
        creatorUserId: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
