export { MenuNode, Permission, PermissionItem } from './menu.schema.ts'
export { listDictionaryPages } from './menu.service.ts'
