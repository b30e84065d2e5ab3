import type { CSSProperties } from 'react'

/** Hands values to the stylesheet; React's types know no variables. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const cssVariables = (variables: Record<`--${string}`, string>) => variables as CSSProperties
