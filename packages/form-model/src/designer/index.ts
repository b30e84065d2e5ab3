import type { Kind } from '../kinds/kind.ts'
import { PROPERTIES } from '../kinds/properties.generated.ts'
import { defineProperties, type KindProperties } from './property.ts'

export { choice, config, flag, flagUnlessNot, number, plain, reference, text } from './property.ts'
export type { KindProperties, Property, PropertyEditor, PropertyPath, ReferenceSource } from './property.ts'

const NONE = defineProperties([])

/** The properties that the designer can set on components of a kind. */
export const kindProperties = ({ name }: Kind): KindProperties =>
  (Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined) ?? NONE
