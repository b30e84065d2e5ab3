import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types'

const ABSENT: ReadonlySet<unknown> = new Set(['undefined', 'null'])
const PRIMITIVES: ReadonlySet<string> = new Set(['string', 'number', 'boolean'])

/** Types without a text form: no control can edit them. */
const OPAQUE: ReadonlySet<unknown> = new Set(['Ref', 'RefObject', 'ReactNode', 'ComponentType'])

const isAbsent = (type: SBType) => type.name === 'other' && ABSENT.has(type.value)

/**
 * The type of a property without `undefined` and `null`: `boolean | undefined` becomes `boolean`, and `string | number`
 * becomes `string`. Other types are returned unchanged.
 */
function presentType(type: SBType): SBType {
  if (type.name !== 'union') return type
  const present = type.value.filter((member) => !isAbsent(member))
  const [only] = present
  const required = type.required ?? false
  if (only && present.length === 1) return { ...presentType(only), required }
  if (present.every(({ name }) => PRIMITIVES.has(name))) return { name: 'string', required }
  return { ...type, value: present }
}

function enhance(name: string, argType: StrictInputType): StrictInputType {
  if (!argType.type) return argType
  const type = presentType(argType.type)
  const isOpaque = type.name === 'other' && (/^on[A-Z]/.test(name) || OPAQUE.has(type.value))
  return { ...argType, type, ...(isOpaque && { control: false }) }
}

/**
 * Simplifies the types of properties before Storybook chooses their controls. With `exactOptionalPropertyTypes` optional
 * properties are declared as `name?: string | undefined`, and Storybook shows such a union as "Set object"; it does the
 * same for callbacks, references and nodes.
 */
export const enhanceOptionalTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, enhance(name, argType)]))
