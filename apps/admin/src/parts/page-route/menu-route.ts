export type RouteKind = 'directory' | 'page' | 'model' | 'dictionary' | 'report' | 'portal' | 'screen' | 'link'

/** A menu entry as the application uses it. */
export interface MenuRoute {
  /** The menu's id, to which permissions refer as `modelId`. */
  id: string
  kind: RouteKind
  /** The menu's code with dots replaced by hyphens; key of its translated title. */
  name: string
  fullName: string
  icon: string
  /** Address inside the application; undefined for an entry that opens in a new window. */
  path?: string
  /** External address: shown in an iframe when there is a path, otherwise opened in a new window. */
  href?: string
  /** External address as entered, which may contain a placeholder for a ticket. */
  address?: string
  /** Id of the model, dictionary type, report, screen or portal behind the entry. */
  moduleId: string
  isTree: boolean
  children: MenuRoute[]
}
