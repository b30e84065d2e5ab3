import type { MenuType } from '@sqos/contract'
import type { Generated } from 'kysely'
import type { NamedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    menus: MenusTable
    menuItems: MenuItemsTable
    menuDataFields: MenuDataFieldsTable
    menuDataSchemes: MenuDataSchemesTable
  }
}

/** Menu entries. */
export interface MenusTable extends NamedColumns {
  parentId: Generated<string>
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
  parentId: Generated<string>
  menuId: string
  kind: 'button' | 'column' | 'form'
}

/** Fields that the data schemes of a menu entry may use; `enCode` is the name of the field. */
export interface MenuDataFieldsTable extends NamedColumns {
  menuId: string
  type: Generated<'String' | 'Int32' | 'Double'>
  /** Offered comparison symbols, comma-separated. */
  conditionSymbol: Generated<string>
  /** Offered contents (`text`, `@userId` …), comma-separated. */
  conditionText: Generated<string>
}

/** Data schemes of a menu entry: the rows that users with the grant see. Item type `resource`. */
export interface MenuDataSchemesTable extends NamedColumns {
  menuId: string
  /** Operator that joins the groups of `conditionJson`. */
  matchLogic: Generated<'and' | 'or'>
  /** JSON text of `[{logic, groups: [{id, field, type, op, value}]}]`; empty for the schemes with a fixed code. */
  conditionJson: Generated<string>
  /** Description of the conditions. */
  conditionText: Generated<string>
}
