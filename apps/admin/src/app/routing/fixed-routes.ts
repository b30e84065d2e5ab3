import { addCatalogue } from '@sqos/i18n'
import { useI18n } from '@sqos/i18n/react'
import { type ReactNode, useEffect, useState } from 'react'
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

const catalogues = features.flatMap(({ catalogue, routes }) =>
  catalogue && routes?.some(({ isFixed }) => isFixed) ? [catalogue] : [],
)

/** Loads the titles of fixed pages, which have tabs on other pages too; true when they are ready. */
export function useFixedTitles(): boolean {
  const { i18n } = useI18n()
  const [isReady, setReady] = useState(false)

  useEffect(
    function loadTitles() {
      let isMounted = true
      Promise.all(catalogues.map((catalogue) => addCatalogue(i18n, catalogue))).then(
        () => isMounted && setReady(true),
        // The page of the tab reports what cannot be loaded.
        () => undefined,
      )
      return () => {
        isMounted = false
      }
    },
    [i18n],
  )
  return isReady
}

/** Icon of a feature's fixed page. */
export const fixedIconOf = (path: string): ReactNode => fixedRoutes.find((one) => one.path === path)?.icon
