import type { KindView } from './define-view.ts'
import { VIEWS } from './views.generated.ts'

export type { KindView, ViewProps } from './define-view.ts'

/** The view of a kind; undefined for a kind without one. */
export const viewOf = (kind: string): KindView | undefined => (Object.hasOwn(VIEWS, kind) ? VIEWS[kind] : undefined)
