import type { MenuType } from '@sqos/contract'
import type { Generated } from 'kysely'
import type { AuditedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    menus: MenusTable
    menuItems: MenuItemsTable
  }
}

interface NamedColumns extends AuditedColumns {
  id: string
  parentId: Generated<string>
  fullName: string
  enCode: string
  enabledMark: Generated<number>
  sortCode: Generated<number>
  description: Generated<string>
}

/** Entries of the menu. */
export interface MenusTable extends NamedColumns {
  type: MenuType
  icon: Generated<string>
  urlAddress: Generated<string>
  linkTarget: Generated<string>
  category: Generated<string>
  /** JSON text: moduleId, isTree, iconBackgroundColor; may be empty. */
  propertyJson: Generated<string>
  isButtonAuthorize: Generated<number>
  isColumnAuthorize: Generated<number>
  isFormAuthorize: Generated<number>
  isDataAuthorize: Generated<number>
}

/** Buttons, columns and form fields of a menu entry that are granted one by one. */
export interface MenuItemsTable extends NamedColumns {
  menuId: string
  kind: 'button' | 'column' | 'form'
}
