import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { flatten } from './menu-routes.ts'
import { selectMenu } from './menu-selectors.ts'

/** The pages of the menu that have records, each with its model. */
export function useRecordPages() {
  const menu = useSelector(selectMenu)
  return useMemo(
    () =>
      flatten(menu).flatMap(({ kind, id: menuId, moduleId: modelId, fullName: name, path }) =>
        kind === 'model' && path !== undefined ? [{ modelId, menuId, name, path }] : [],
      ),
    [menu],
  )
}
