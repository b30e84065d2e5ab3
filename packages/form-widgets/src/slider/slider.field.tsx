import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps, flagOf, numberOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { SliderField } from './SliderField.tsx'

/** 滑块 */
function Widget(props: WidgetProps) {
  const { placeholder: _placeholder, ...rest } = fieldProps(props)
  const look = {
    min: numberOf(props.item, 'min'),
    max: numberOf(props.item, 'max'),
    step: numberOf(props.item, 'step'),
    showStops: flagOf(props.item, 'show-stops'),
  }
  return flagOf(props.item, 'range') ? (
    <SliderField {...rest} {...look} range value={anyValue(props.value)} onChange={props.onChange} />
  ) : (
    <SliderField {...rest} {...look} value={anyValue(props.value)} onChange={props.onChange} />
  )
}

export const field = defineField({ kind: 'slider', Widget })
