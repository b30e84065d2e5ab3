import { useText } from '@sqos/i18n/react'
import { useCallback } from 'react'

/** Returns titles of menu entries: the translation by the name of the route, otherwise the name in the menu. */
export function useRouteTitle(): (route: { name: string; fullName: string }) => string {
  const { t } = useText('admin')
  return useCallback(({ name, fullName }) => t(`route.${name}`, { defaultValue: fullName }), [t])
}
