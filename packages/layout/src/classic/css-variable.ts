import type { CSSProperties } from 'react'

/** A style that hands one number or length to the stylesheet. React's type knows no custom properties. */
export function cssVariable(name: `--${string}`, value: string): CSSProperties {
  return { [name]: value }
}
