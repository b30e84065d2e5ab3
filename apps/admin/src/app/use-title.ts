import { systemConfigApi } from '@sqos/api-client/system-config'
import { selectSysConfig } from '@sqos/session'
import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { config } from '../config.ts'
import type { AppState } from './store.ts'

/** Name and title of the system: those of the signed-in person, else those that the sign-in page has read. */
function useSystem(): { sysName?: string; title?: string } | undefined {
  const ofUser = useSelector((state: AppState) => selectSysConfig(state))
  const { data: ofVisitor } = systemConfigApi.endpoints.getSignInAppearance.useQueryState()
  return ofUser ?? ofVisitor
}

/** The name of the product: that of the system settings, else our own. */
export const useProductName = (): string => useSystem()?.sysName || config.productName

/** Names the browser's tab after the screen, with the title of the system behind it. */
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
