import type { CSSProperties } from 'react'

/** A style that hands one number or length to the stylesheet. React's type knows no custom properties. */
export function cssVariable(name: `--${string}`, value: string): CSSProperties {
  return { [name]: value }
}

/** Hands the place of a flyout's entry, in px from the window's top and start edge, to the stylesheet. */
export function flyoutPlace(anchor: { top: number; bottom: number; start: number } | undefined): CSSProperties {
  if (!anchor) return {}
  const { top, bottom, start } = anchor
  return {
    ...cssVariable('--flyout-top', `${top}px`),
    ...cssVariable('--flyout-below', `${bottom}px`),
    ...cssVariable('--flyout-start', `${start}px`),
  }
}
