import { defineField } from '../kinds/define-field.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { choicesProps } from '../options/choices-props.ts'
import { RadioField } from './RadioField.tsx'

/** 单选框组 */
const Widget = (props: WidgetProps) => <RadioField {...choicesProps(props)} />

export const field = defineField({ kind: 'radio', Widget })
