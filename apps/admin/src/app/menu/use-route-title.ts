import { useText } from '@sqos/i18n/react'
import { useCallback } from 'react'

/** Names menu entries: the translation keyed by the route's name, else the name the menu gives. */
export function useRouteTitle(): (route: { name: string; fullName: string }) => string {
  const { t } = useText('admin')
  return useCallback(({ name, fullName }) => t(`route.${name}`, { defaultValue: fullName }), [t])
}
