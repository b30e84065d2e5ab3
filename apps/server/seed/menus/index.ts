import { MENU_TYPE, ROOT_ID } from '@sqos/contract'
import type { Trx } from '../../src/platform/db/database.ts'
import type { Stamp } from '../stamp.ts'
import { BUSINESS } from './business.ts'
import { GENERATOR } from './generator.ts'
import type { MenuSeed } from './menu-seed.ts'
import { ONLINE_DEV } from './online-dev.ts'
import { PERMISSION_MENU } from './permission.ts'
import { SYSTEM_MENU } from './system.ts'
import { SYSTEM_DATA } from './system-data.ts'
import { WORK_FLOW } from './work-flow.ts'
import { WRITING } from './writing.ts'

/**
 * The initial menu, with a file per directory. It contains available pages only. The home page is a fixed route of the
 * shell.
 */
const MENUS: readonly MenuSeed[] = [
  BUSINESS,
  SYSTEM_DATA,
  PERMISSION_MENU,
  ONLINE_DEV,
  GENERATOR,
  WORK_FLOW,
  WRITING,
  SYSTEM_MENU,
  {
    enCode: 'apiDocs',
    fullName: '接口文档',
    type: MENU_TYPE.link,
    icon: 'icon-link',
    urlAddress: '/docs',
    linkTarget: '_blank',
  },
]

/** The directory with this code, for databases of versions that had none of its pages. */
export const directorySeed = (code: string): MenuSeed | undefined =>
  MENUS.find(({ enCode, type }) => enCode === code && type === MENU_TYPE.directory)

/** Ids by code: `entry` for menu entries, `entry:code` for buttons and columns. */
export type MenuIds = ReadonlyMap<string, string>

/** Inserts the menu with its buttons and columns. */
export async function seedMenus(trx: Trx, { newId, created }: Stamp): Promise<MenuIds> {
  const ids = new Map<string, string>()
  const levels = rowsOf(MENUS, ROOT_ID)

  function rowsOf(seeds: readonly MenuSeed[], parentId: string): { id: string; parentId: string; seed: MenuSeed }[] {
    return seeds.flatMap((seed) => {
      const id = newId()
      ids.set(seed.enCode, id)
      return [{ id, parentId, seed }, ...rowsOf(seed.children ?? [], id)]
    })
  }

  await trx
    .insertInto('menus')
    .values(
      levels.map(({ id, parentId, seed }, index) => ({
        ...created,
        id,
        parentId,
        type: seed.type,
        fullName: seed.fullName,
        enCode: seed.enCode,
        icon: seed.icon,
        urlAddress: seed.urlAddress ?? '',
        linkTarget: seed.linkTarget ?? '_self',
        propertyJson: seed.property ? JSON.stringify(seed.property) : '',
        isButtonAuthorize: hasItems(seed.buttons),
        isColumnAuthorize: hasItems(seed.columns),
        sortCode: index,
      })),
    )
    .execute()

  const items = levels.flatMap(({ id: menuId, seed }) => [
    ...Object.entries(seed.buttons ?? {}).map(
      ([enCode, fullName]) => ({ menuId, seed, kind: 'button', enCode, fullName }) as const,
    ),
    ...Object.entries(seed.columns ?? {}).map(
      ([enCode, fullName]) => ({ menuId, seed, kind: 'column', enCode, fullName }) as const,
    ),
  ])
  await trx
    .insertInto('menuItems')
    .values(
      items.map(({ seed, ...item }, index) => {
        const id = newId()
        ids.set(`${seed.enCode}:${item.enCode}`, id)
        return { ...created, ...item, id, sortCode: index }
      }),
    )
    .execute()
  return ids
}

const hasItems = (items: Readonly<Record<string, string>> = {}) => (Object.keys(items).length > 0 ? 1 : 0)
