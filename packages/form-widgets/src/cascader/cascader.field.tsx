import { defineField } from '../kinds/define-field.ts'
import { flagOf, textOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { selectProps } from '../options/choices-props.ts'
import { CascaderField } from './CascaderField.tsx'

/** 级联选择 */
function Widget(props: WidgetProps) {
  const { item } = props
  const look = {
    ...selectProps(props),
    showAllLevels: flagOf(item, 'show-all-levels', true),
    separator: textOf(item, 'separator'),
  }
  return item.kind.isMultiple(item.node) ? <CascaderField {...look} multiple /> : <CascaderField {...look} />
}

export const field = defineField({ kind: 'cascader', Widget })
