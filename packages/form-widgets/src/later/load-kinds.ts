import type { KindField } from '../kinds/define-field.ts'
import type { KindView } from '../views/define-view.ts'
import { FIELD_LOADERS } from './fields.generated.ts'
import { VIEW_LOADERS } from './views.generated.ts'

/** What loads a part of each kind once, and keeps it. A part that could not be loaded is loaded again by the next call. */
class LaterParts<Part> {
  readonly #loaders: Readonly<Record<string, () => Promise<Part>>>
  readonly #parts = new Map<string, Part>()
  readonly #loading = new Map<string, Promise<void>>()

  constructor(loaders: Readonly<Record<string, () => Promise<Part>>>) {
    this.#loaders = loaders
  }

  readonly get = (kind: string): Part | undefined => this.#parts.get(kind)

  /** Whether the kind is there, or has no such part. */
  readonly has = (kind: string): boolean => this.#parts.has(kind) || !Object.hasOwn(this.#loaders, kind)

  load(kind: string): Promise<void> {
    const loading = this.#loading.get(kind) ?? this.#keep(kind)
    this.#loading.set(kind, loading)
    return loading
  }

  async #keep(kind: string) {
    try {
      const part = await this.#loaders[kind]?.()
      if (part !== undefined) this.#parts.set(kind, part)
    } finally {
      this.#loading.delete(kind)
    }
  }
}

const fields = new LaterParts<KindField>(FIELD_LOADERS)
const views = new LaterParts<KindView>(VIEW_LOADERS)

/** Whether the fields and views of these kinds are loaded. Kinds without one count as loaded. */
export const areKindsLoaded = (kinds: readonly string[]): boolean =>
  kinds.every((kind) => fields.has(kind) && views.has(kind))

/** Loads the fields and views of these kinds side by side. Rejects without a network: call it again. */
export async function loadKinds(kinds: readonly string[]): Promise<void> {
  await Promise.all(
    kinds.flatMap((kind) => [
      ...(fields.has(kind) ? [] : [fields.load(kind)]),
      ...(views.has(kind) ? [] : [views.load(kind)]),
    ]),
  )
}

/** The field of a kind; undefined for a kind without one, or before it is loaded. */
export const loadedFieldOf: (kind: string) => KindField | undefined = fields.get

/** The view of a kind; undefined for a kind without one, or before it is loaded. */
export const loadedViewOf: (kind: string) => KindView | undefined = views.get
