import { MENU_TYPE } from '@sqos/contract'
import { buildTree, matchesWithAncestors } from '../../platform/tree.ts'
import type { MenuNode, Permission } from './personal-menu.schema.ts'
import type { MenuEntry } from './catalogue.ts'
import type { Verdict } from './evaluator.ts'

/** The menus of browser and phones for one user, with the permissions on each entry. */
export interface PersonalMenu {
  menuList: MenuNode[]
  /** The menu of phones. */
  appMenuList: MenuNode[]
  permissionList: Permission[]
}

const named = ({ id, fullName, enCode }: { id: string; fullName: string; enCode: string }) => ({ id, fullName, enCode })

/** The granted entries and their parent directories. */
export function personalMenu(menus: readonly MenuEntry[], verdict: Verdict): PersonalMenu {
  const visibleIn = (of: 'Web' | 'App') =>
    matchesWithAncestors(
      menus.filter(({ category }) => category === of),
      (menu) => menu.type !== MENU_TYPE.directory && verdict.holds(menu),
    )
  const visible = { web: visibleIn('Web'), app: visibleIn('App') }
  const treeOf = (entries: readonly MenuEntry[]) =>
    buildTree(entries, (menu) => ({
      id: menu.id,
      parentId: menu.parentId,
      fullName: menu.fullName,
      enCode: menu.enCode,
      icon: menu.icon,
      type: menu.type,
      urlAddress: menu.urlAddress,
      linkTarget: menu.linkTarget,
      category: menu.category,
      propertyJson: menu.propertyJson,
      sortCode: menu.sortCode,
    }))
  return {
    menuList: treeOf(visible.web),
    appMenuList: treeOf(visible.app),
    permissionList: [...visible.web, ...visible.app].filter(verdict.holds).map((menu) => ({
      modelId: menu.id,
      moduleName: menu.fullName,
      button: verdict.itemsOf(menu, 'button').map(named),
      column: verdict.itemsOf(menu, 'column').map(named),
      form: verdict.itemsOf(menu, 'form').map((item) => {
        const right = verdict.fieldRight(menu, item.enCode)
        return { ...named(item), ...(right !== 'edit' && right !== undefined && { right }) }
      }),
      resource: verdict.schemesOf(menu).map(named),
    })),
  }
}
