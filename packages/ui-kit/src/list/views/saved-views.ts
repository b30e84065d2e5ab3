import { type ColumnLayout, parseLayout } from '../../table/columns/column-layout.ts'

/** A named state of a list: filters, sort and columns. */
export interface SavedView {
  id: string
  name: string
  /** The search parameters, in order. */
  query: string
  /** Order, widths, pins and visibility of the columns; undefined on pages without column settings. */
  layout?: ColumnLayout | undefined
  /** Whether the list opens with this view. */
  isDefault: boolean
}

/** Maximum number of views of a list. */
export const MOST_VIEWS = 30

/** Filters and sort in the URL, without the page. */
export function queryOf(params: URLSearchParams): string {
  const query = new URLSearchParams(params)
  query.delete('page')
  query.sort()
  return query.toString()
}

/** Adds a view, or replaces the view of the same name. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const at = views.findIndex(({ name }) => name === view.name)
  if (at === -1) return [...views, view].slice(-MOST_VIEWS)
  return views.with(at, { ...view, isDefault: views[at]?.isDefault === true })
}

/** Toggles the default view of the list. */
export const withDefault = (views: readonly SavedView[], id: string): SavedView[] =>
  views.map((view) => ({ ...view, isDefault: view.id === id && !view.isDefault }))

/** Invalid content of the storage is ignored. */
export function readViews(stored: string | null): SavedView[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(stored ?? '[]')
  } catch {
    return []
  }
  return Array.isArray(parsed) ? parsed.flatMap(readView) : []
}

function readView(value: unknown): SavedView[] {
  if (typeof value !== 'object' || value === null) return []
  const text = (name: string) => {
    const found: unknown = Reflect.get(value, name)
    return typeof found === 'string' ? found : ''
  }
  const [id, name] = [text('id'), text('name')]
  if (id === '' || name === '') return []
  const layout: unknown = Reflect.get(value, 'layout')
  return [
    {
      id,
      name,
      query: queryOf(new URLSearchParams(text('query'))),
      ...(layout !== undefined && { layout: parseLayout(JSON.stringify(layout)) }),
      isDefault: Reflect.get(value, 'isDefault') === true,
    },
  ]
}
