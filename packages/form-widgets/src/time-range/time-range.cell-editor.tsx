import { TimeRangeField, type TimeRangeFieldProps } from './TimeRangeField.tsx'
import type { CellEditorProps } from '../table-form/model/cell-type.ts'
import { asValue, fieldProps } from '../table-form/cells/column-props.ts'

/** Two clocks in a cell. */
export const Editor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <TimeRangeField {...fieldProps<TimeRangeFieldProps>(column)} {...asValue(value)} {...rest} />
)
