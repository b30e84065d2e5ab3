import { defineField } from '../kinds/define-field.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { choicesProps } from '../options/choices-props.ts'
import { CheckboxField } from './CheckboxField.tsx'

/** 多选框组 */
const Widget = (props: WidgetProps) => <CheckboxField {...choicesProps(props)} />

export const field = defineField({ kind: 'checkbox', Widget })
