import type { ListPermission } from '@sqos/form-renderer/list'
import type { MenuNode } from '@sqos/api-client/auth'
import { type FormModel, isRecord, readList } from '@sqos/form-model'
import { selectMenus, selectPermissions, type SessionRootState } from '@sqos/session'
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

/**
 * Fields of a model that the user may see, by code, with their rights, as granted on the page of the model. Undefined where every field
 * is permitted: the page grants no fields, or the user has no page.
 */
export function useFieldRights({
  modelId,
  columnData,
  form,
}: {
  modelId: string
  columnData: string | null | undefined
  form: FormModel
}): { formCodes?: ListPermission['forms']; formRights?: ListPermission['rights'] } {
  const menus = useSelector((state: SessionRootState) => selectMenus(state))
  const menuId = useMemo(() => pageOf(menus ?? [], modelId), [menus, modelId])
  const permission = usePermissionOf(menuId ?? '')
  return useMemo(() => {
    const grantsFields = columnData ? readList(columnData, form).settings.usesFormPermission : false
    return menuId === undefined || !grantsFields ? {} : { formCodes: permission.forms, formRights: permission.rights }
  }, [columnData, form, menuId, permission])
}

/** Menu entry of the page of a model. */
function pageOf(menus: readonly MenuNode[], modelId: string): string | undefined {
  for (const { id, propertyJson, children } of menus) {
    const found = propertyJson && moduleOf(propertyJson) === modelId ? id : pageOf(children ?? [], modelId)
    if (found !== undefined) return found
  }
  return undefined
}

function moduleOf(propertyJson: string): unknown {
  try {
    const properties: unknown = JSON.parse(propertyJson)
    return isRecord(properties) ? properties['moduleId'] : undefined
  } catch {
    return undefined
  }
}
