import type { CSSProperties } from 'react'

/** Passes values to the stylesheet; React's types do not know CSS variables. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const cssVariables = (variables: Record<`--${string}`, string>) => variables as CSSProperties
