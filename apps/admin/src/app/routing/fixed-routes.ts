import type { ReactNode } from 'react'
import { features } from '../features.ts'

/** Routes of features that need no menu entry, with the namespace of their title. */
const fixedRoutes = features.flatMap(({ catalogue, routes = [] }) =>
  routes.filter(({ isFixed }) => isFixed).map((route) => ({ ...route, namespace: catalogue?.namespace })),
)

/** Paths that every signed-in user can open. */
export const fixedPaths: readonly string[] = fixedRoutes.map(({ path }) => path)

/** Text key and namespace of the title of a feature's fixed page. */
export function fixedTitleOf(path: string): { key: string; ns: string } | undefined {
  const route = fixedRoutes.find((one) => one.path === path)
  return route?.titleKey && route.namespace ? { key: route.titleKey, ns: route.namespace } : undefined
}

/** Icon of a feature's fixed page. */
export const fixedIconOf = (path: string): ReactNode => fixedRoutes.find((one) => one.path === path)?.icon
