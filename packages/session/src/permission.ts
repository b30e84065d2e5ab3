import type { Permission } from '@sqos/api-client/auth'

/** The three lists of permission codes of a page. */
export type PermissionKind = 'button' | 'column' | 'form'

/** Whether the server granted `code` on the page of `modelId`; without a page everything is denied. */
export function can(
  permissions: readonly Permission[],
  modelId: string | undefined,
  { code, kind = 'button' }: { code: string; kind?: PermissionKind | undefined },
): boolean {
  if (!modelId) return false
  const granted = permissions.find((permission) => permission.modelId === modelId)?.[kind]
  return granted?.some(({ enCode }) => enCode === code) ?? false
}
