import type { Density } from '../theme/density.ts'

const CONTROL_HEIGHT: Record<Density, number> = { default: 40, medium: 36, small: 32, mini: 28 }

/** The height of a row in px: the control's plus 8. */
export const rowHeightOf = (density: Density) => CONTROL_HEIGHT[density] + 8
