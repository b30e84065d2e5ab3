import { anyValue, fieldProps, flagOf, numberOf, textOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'

/** Props of number fields, from a component of a document. */
export const numberProps = (props: WidgetProps) =>
  ({
    ...fieldProps(props),
    value: anyValue(props.value),
    onChange: props.onChange,
    min: numberOf(props.item, 'min'),
    max: numberOf(props.item, 'max'),
    step: numberOf(props.item, 'step'),
    precision: numberOf(props.item, 'precision'),
    unit: textOf(props.item, 'unit') || undefined,
    thousands: flagOf(props.item, 'thousands'),
    stepStrictly: flagOf(props.item, 'step-strictly'),
  }) as const
