import type { CSSProperties } from 'react'

/** A style that passes a number or length to the stylesheet. React's type knows no custom properties. */
export function cssVariable(name: `--${string}`, value: string): CSSProperties {
  return { [name]: value }
}

/** Passes the position of a flyout's entry to the stylesheet, in px from the window's top and start edge. */
export function flyoutPlace(anchor: { top: number; bottom: number; start: number } | undefined): CSSProperties {
  if (!anchor) return {}
  const { top, bottom, start } = anchor
  return {
    ...cssVariable('--flyout-top', `${top}px`),
    ...cssVariable('--flyout-below', `${bottom}px`),
    ...cssVariable('--flyout-start', `${start}px`),
  }
}
