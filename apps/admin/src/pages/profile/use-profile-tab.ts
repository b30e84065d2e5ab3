import { useSearchParams } from 'react-router'

/** The tabs in order. Source: contract of the API family, shell, section 12.4; the preferences are ours. */
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

/** The tab in the address; the first one by default. */
export const tabOf = (params: URLSearchParams): ProfileTab => TABS.find((tab) => tab === params.get('tab')) ?? 'info'

/** The address of a tab; filters of other tabs are removed. */
export const tabAddress = (tab: ProfileTab) => ({ search: tab === 'info' ? '' : `?tab=${tab}` })

/** The current tab. */
export function useProfileTab(): ProfileTab {
  const [params] = useSearchParams()
  return tabOf(params)
}
