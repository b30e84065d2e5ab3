import { useSearchParams } from 'react-router'

/** The tabs in their order. Source: contract of the API family, shell, section 12.4; the preferences are ours. */
export const TABS = [
  'info',
  'password',
  'organizations',
  'positions',
  'subordinates',
  'permissions',
  'log',
  'preferences',
] as const

export type ProfileTab = (typeof TABS)[number]

/** The tab that an address names; the first one when it names none. */
export const tabOf = (params: URLSearchParams): ProfileTab => TABS.find((tab) => tab === params.get('tab')) ?? 'info'

/** The address of a tab; what another tab was filtered by does not come along. */
export const tabAddress = (tab: ProfileTab) => ({ search: tab === 'info' ? '' : `?tab=${tab}` })

/** The tab on show. */
export function useProfileTab(): ProfileTab {
  const [params] = useSearchParams()
  return tabOf(params)
}
