import { useRouteTitle } from '../../app/menu/use-route-title.ts'
import { usePageRoute } from '../../app/routing/page-route.ts'
import { GeneratedPage } from '../../parts/generated-page/GeneratedPage.tsx'

export { catalogues } from '../../parts/generated-page/catalogue.ts'

/** A menu entry of type 3: the page of the model that the entry names. */
export default function ModelMenuPage() {
  const route = usePageRoute()
  const titleOf = useRouteTitle()
  if (!route) return null

  return <GeneratedPage modelId={route.moduleId} menuId={route.id} title={titleOf(route)} />
}
