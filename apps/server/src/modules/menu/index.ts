export { MenuNode, Permission, PermissionItem } from './menu.schema.ts'
export { readPersonalMenu } from './menu.service.ts'
