import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types'

const isAbsent = (type: SBType) => type.name === 'other' && type.value === 'undefined'

/** The type of a property without `undefined`: `boolean | undefined` becomes `boolean`. Other types are returned unchanged. */
function withoutUndefined(type: SBType): SBType {
  if (type.name !== 'union') return type
  const present = type.value.filter((member) => !isAbsent(member))
  const [only] = present
  if (only && present.length === 1) return { ...withoutUndefined(only), required: type.required ?? false }
  return { ...type, value: present }
}

/**
 * Removes `undefined` from the types of properties before Storybook chooses their controls. With `exactOptionalPropertyTypes`
 * optional properties are declared as `name?: string | undefined`, and Storybook shows every such union as "Set object".
 */
export const enhanceOptionalTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.type ? { ...argType, type: withoutUndefined(argType.type) } : argType,
    ]),
  )
