import { selectMenus, selectPermissions } from '@sqos/session'
import { useSelector } from 'react-redux'
import { findNode } from '../tree/tree-nodes.ts'

const ADDRESS = 'permission/authority'

/** What the signed-in person may do on 权限查询, wherever they are; `page` is its address, missing where they have none. */
export function useAuthorityPage() {
  const menus = useSelector(selectMenus)
  const permissions = useSelector(selectPermissions)
  const entry = findNode(menus ?? [], ({ urlAddress }) => urlAddress === ADDRESS)
  const granted = permissions.find(({ modelId }) => modelId === entry?.id)?.button ?? []
  return { page: entry && `/${ADDRESS}`, mayAuthorize: granted.some(({ enCode }) => enCode === 'btn_authorize') }
}
