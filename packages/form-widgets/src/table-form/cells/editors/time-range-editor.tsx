import { TimeRangeField, type TimeRangeFieldProps } from '../../../time-range/TimeRangeField.tsx'
import type { CellEditorProps } from '../../model/cell-type.ts'
import { asValue, fieldProps } from '../column-props.ts'

/** Two clocks in a cell. */
export const Editor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <TimeRangeField {...fieldProps<TimeRangeFieldProps>(column)} {...asValue(value)} {...rest} />
)
