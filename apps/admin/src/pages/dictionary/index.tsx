import { usePageRoute } from '../../parts/page-route/page-route.ts'
import { useRouteTitle } from '../../app/menu/use-route-title.ts'
import { ValueList } from '../systemData/dictionary/values/ValueList.tsx'

export { catalogues } from '../systemData/dictionary/catalogue.ts'

/** Page of menu entries of type 4: the values of the dictionary of the entry. */
export default function DictionaryMenuPage() {
  const route = usePageRoute()
  const titleOf = useRouteTitle()
  if (!route) return null

  const type = { id: route.moduleId, fullName: titleOf(route), isTree: route.isTree }
  return <ValueList title={type.fullName} type={type} moduleId={route.id} />
}
