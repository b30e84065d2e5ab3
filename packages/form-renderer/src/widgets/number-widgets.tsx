import { asText, own } from '@sqos/form-model'
import { AmountField } from '@sqos/form-widgets/amount'
import { NumberField } from '@sqos/form-widgets/number'
import { RateField } from '@sqos/form-widgets/rate'
import { SliderField } from '@sqos/form-widgets/slider'
import { SwitchField, type SwitchValue } from '@sqos/form-widgets/switch'
import { anyValue, fieldProps, flagOf, numberOf, textOf } from './field-props.ts'
import type { WidgetProps } from './widget-props.ts'

const numberProps = (props: WidgetProps) =>
  ({
    ...fieldProps(props),
    value: anyValue(props.value),
    onChange: props.onChange,
    min: numberOf(props.item, 'min'),
    max: numberOf(props.item, 'max'),
    step: numberOf(props.item, 'step'),
    precision: numberOf(props.item, 'precision'),
    stepStrictly: flagOf(props.item, 'step-strictly'),
  }) as const

/** 数字输入 */
export const NumberWidget = (props: WidgetProps) => (
  <NumberField
    {...numberProps(props)}
    controls={own(props.item.node, 'controls-position') === 'right' ? 'right' : 'sides'}
  />
)

/** 金额输入, of older documents. */
export const AmountWidget = (props: WidgetProps) => (
  <AmountField {...numberProps(props)} showCapitals={flagOf(props.item, 'showChinese', true)} />
)

const switchValue = (value: unknown): SwitchValue | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined

/** 开关 */
export const SwitchWidget = (props: WidgetProps) => {
  const { node } = props.item
  return (
    <SwitchField
      {...fieldProps(props)}
      value={anyValue(props.value)}
      onChange={props.onChange}
      activeValue={switchValue(own(node, 'active-value'))}
      inactiveValue={switchValue(own(node, 'inactive-value'))}
      activeColor={textOf(props.item, 'active-color')}
      inactiveColor={textOf(props.item, 'inactive-color')}
      activeText={asText(own(node, 'activeTxt') ?? own(node, 'active-text'))}
      inactiveText={asText(own(node, 'inactiveTxt') ?? own(node, 'inactive-text'))}
    />
  )
}

/** 评分 */
export function RateWidget(props: WidgetProps) {
  const { placeholder: _placeholder, ...rest } = fieldProps(props)
  const show = flagOf(props.item, 'show-text') ? 'text' : flagOf(props.item, 'show-score') ? 'score' : undefined
  return (
    <RateField
      {...rest}
      value={anyValue(props.value)}
      onChange={props.onChange}
      max={numberOf(props.item, 'max')}
      allowHalf={flagOf(props.item, 'allow-half')}
      show={show}
    />
  )
}

/** 滑块 */
export function SliderWidget(props: WidgetProps) {
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
