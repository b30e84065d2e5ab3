/** Density of controls: 40, 36, 32 and 28 px high. */
export const DENSITIES = ['default', 'medium', 'small', 'mini'] as const
export type Density = (typeof DENSITIES)[number]

/** Arco's size for a density; the 40 px of `default` come from the stylesheet. */
export const ARCO_SIZE = {
  default: 'large',
  medium: 'large',
  small: 'default',
  mini: 'small',
} as const satisfies Record<Density, string>
