export type RouteKind = 'directory' | 'page' | 'model' | 'dictionary' | 'report' | 'portal' | 'screen' | 'link'

/** A menu entry as the application uses it. */
export interface MenuRoute {
  /** The menu's id, which is the model id that permissions hang on. */
  id: string
  kind: RouteKind
  /** The menu's code with dots as hyphens; the key of its translated title. */
  name: string
  fullName: string
  icon: string
  /** Address inside the application; an entry that opens in a new window has none. */
  path?: string
  /** Address outside: shown in a frame when there is a path, else opened in a new window. */
  href?: string
  /** Address outside as it was entered, where a ticket may belong into it. */
  address?: string
  /** Id of the model, dictionary type, report, screen or portal behind the entry. */
  moduleId: string
  isTree: boolean
  children: MenuRoute[]
}
