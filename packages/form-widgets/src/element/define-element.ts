import type { ComponentType } from 'react'

/** A field with any props: the page sets `props` of the element, and fields check what they receive. */
export type AnyField = ComponentType<Record<string, unknown>>

/** How the element `<sqos-field>` draws a kind: `<folder>/<kind>.element.ts`. */
export interface KindElement {
  /** Loads the field when the page has the first element of the kind. */
  load: () => Promise<{ Field: AnyField }>
  /** Whether elements without the attribute `kind` are of this kind. */
  isDefault: boolean
}

interface ElementParts {
  /** Read by `pnpm generate`; only for kinds that form-model does not have. */
  kind?: string
  load: () => Promise<unknown>
  isDefault?: boolean
}

/** Registers a field for the element. */
export const defineElement = ({ load, isDefault = false }: ElementParts): KindElement => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields check their props at run time and report values that they cannot show
  load: async () => ({ Field: (await load()) as AnyField }),
  isDefault,
})
