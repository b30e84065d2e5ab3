import { locationAreas } from '@sqos/form-model'
import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps, flagOf, numberOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { LocationField } from './LocationField.tsx'

/** 定位 */
const Widget = (props: WidgetProps) => (
  <LocationField
    {...fieldProps(props)}
    autoLocation={flagOf(props.item, 'autoLocation')}
    adjustmentScope={numberOf(props.item, 'adjustmentScope')}
    areas={locationAreas(props.item.node)}
    clearable={flagOf(props.item, 'clearable', true)}
    value={anyValue(props.value)}
    onChange={props.onChange}
  />
)

export const field = defineField({ kind: 'location', Widget, isCell: true })
