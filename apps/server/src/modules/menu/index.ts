export type { AuthoritiesTable, MenuItemsTable, MenusTable } from './menu.tables.ts'
export { MenuNode, Permission, PermissionItem } from './menu.schema.ts'
export { readPersonalMenu } from './menu.service.ts'
