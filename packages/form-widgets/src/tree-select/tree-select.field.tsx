import { defineField } from '../kinds/define-field.ts'
import { flagOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { selectProps } from '../options/choices-props.ts'
import { TreeSelectField } from './TreeSelectField.tsx'

/** 下拉树形 */
const Widget = (props: WidgetProps) =>
  flagOf(props.item, 'multiple') ? (
    <TreeSelectField {...selectProps(props)} multiple />
  ) : (
    <TreeSelectField {...selectProps(props)} />
  )

export const field = defineField({ kind: 'treeSelect', Widget })
