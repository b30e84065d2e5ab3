import { systemConfigApi } from '@sqos/api-client/system-config'
import { selectSysConfig } from '@sqos/session'
import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { config } from '../config.ts'
import type { AppState } from './store.ts'

/** Name and title of the system: from the signed-in user, otherwise from the sign-in page. */
function useSystem(): { sysName?: string; title?: string } | undefined {
  const ofUser = useSelector((state: AppState) => selectSysConfig(state))
  const { data: ofVisitor } = systemConfigApi.endpoints.getSignInAppearance.useQueryState()
  return ofUser ?? ofVisitor
}

/** The name of the product: from the system settings, otherwise our own. */
export const useProductName = (): string => useSystem()?.sysName || config.productName

/** Sets the title of the browser tab: the screen, followed by the title of the system. */
export function useTitle(title: string): void {
  const system = useSystem()
  const end = system?.title || system?.sysName || config.productName
  useEffect(
    function nameTab() {
      document.title = title ? `${title} - ${end}` : end
    },
    [title, end],
  )
}
