import type { ListPermission } from '@sqos/form-renderer/list'
import { selectPermissions, type SessionRootState } from '@sqos/session'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'

/** Buttons, columns and fields granted to the user on the page of a menu entry. */
export function usePermissionOf(menuId: string): ListPermission {
  const permissions = useSelector((state: SessionRootState) => selectPermissions(state))
  return useMemo(() => {
    const entry = permissions.find(({ modelId }) => modelId === menuId)
    const codes = (list: readonly { enCode: string }[] | undefined) => new Set(list?.map(({ enCode }) => enCode))
    const rights = new Map(entry?.form.flatMap(({ enCode, right }) => (right ? [[enCode, right] as const] : [])))
    return { buttons: codes(entry?.button), columns: codes(entry?.column), forms: codes(entry?.form), rights }
  }, [permissions, menuId])
}
