import type { CSSProperties } from 'react'

/** A CSS variable as a style. */
export const cssVariable = (name: `--${string}`, value: string | number): CSSProperties => ({ [name]: value })
