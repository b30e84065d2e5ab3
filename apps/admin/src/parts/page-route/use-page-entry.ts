import type { MenuNode } from '@sqos/api-client/auth'
import type { PageDefinition } from '@sqos/contract'
import { selectMenus, type SessionRootState } from '@sqos/session'
import { useSelector } from 'react-redux'
import { findNode } from '../tree/tree-nodes.ts'

/** The menu entry of a page; undefined for users who have not been granted it. */
export function usePageEntry({ address }: Pick<PageDefinition, 'address'>): MenuNode | undefined {
  const menus = useSelector((state: SessionRootState) => selectMenus(state))
  return findNode(menus ?? [], ({ urlAddress }) => urlAddress === address)
}
