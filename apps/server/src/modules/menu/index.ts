export { MenuNode, Permission, PermissionItem } from './menu.schema.ts'
export { listDictionaryPages, readPersonalMenu } from './menu.service.ts'
