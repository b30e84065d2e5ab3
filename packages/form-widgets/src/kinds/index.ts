import type { KindField } from './define-field.ts'
import { FIELDS } from './fields.generated.ts'

export type { KindField } from './define-field.ts'
export { anyValue, fieldProps, flagOf, numberOf, oneOf, optionProps, ownSize, textOf } from './field-props.ts'
export type { WidgetHandle, WidgetProps } from './widget-props.ts'

/** The field of a kind; undefined for a kind without one. */
export const fieldOf = (kind: string): KindField | undefined => (Object.hasOwn(FIELDS, kind) ? FIELDS[kind] : undefined)
