import { CascaderField, type CascaderFieldProps } from '../../cascader/CascaderField.tsx'
import { DateField, type DateFieldProps } from '../../date/DateField.tsx'
import { DateRangeField, type DateRangeFieldProps } from '../../date-range/DateRangeField.tsx'
import { SelectField, type SelectFieldProps } from '../../select/SelectField.tsx'
import { TimeField, type TimeFieldProps } from '../../time/TimeField.tsx'
import { TimeRangeField, type TimeRangeFieldProps } from '../../time-range/TimeRangeField.tsx'
import { TreeSelectField, type TreeSelectFieldProps } from '../../tree-select/TreeSelectField.tsx'
import type { CellEditorProps, CellType, CellTypes } from '../model/cell-type.ts'
import { fieldProps } from './column-props.ts'
import { optionCell, pathCell } from './option-cells.ts'
import { switchCell } from './switch-cell.ts'
import { rangeOf } from './range-cells.ts'
import {
  amountCell,
  calculatedCell,
  dateCell,
  multilineCell,
  numberCell,
  shownCell,
  textCell,
  timeCell,
} from './text-cells.ts'

/** A field's value is whatever the row holds: it reads it, and says so when it cannot. */
const asValue = (value: unknown): { value: never } =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  ({ value: value as never })

const SelectEditor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <SelectField
    {...fieldProps<SelectFieldProps>(column)}
    {...(column.kind === 'checkbox' && { multiple: true as const })}
    {...asValue(value)}
    {...rest}
  />
)

const CascaderEditor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <CascaderField {...fieldProps<CascaderFieldProps>(column)} {...asValue(value)} {...rest} />
)

const TreeSelectEditor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <TreeSelectField {...fieldProps<TreeSelectFieldProps>(column)} {...asValue(value)} {...rest} />
)

const DateEditor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <DateField {...fieldProps<DateFieldProps>(column)} {...asValue(value)} {...rest} />
)

const TimeEditor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <TimeField {...fieldProps<TimeFieldProps>(column)} {...asValue(value)} {...rest} />
)

const DateRangeEditor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <DateRangeField {...fieldProps<DateRangeFieldProps>(column)} {...asValue(value)} {...rest} />
)

const TimeRangeEditor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <TimeRangeField {...fieldProps<TimeRangeFieldProps>(column)} {...asValue(value)} {...rest} />
)

const selectCell: CellType = { ...optionCell, Editor: SelectEditor, isDoneOnChange: true }

/** Cells of the kinds that need nothing but this package's plain fields. */
export const plainCellTypes: CellTypes = {
  comInput: textCell,
  textarea: multilineCell,
  numInput: numberCell,
  SQOSAmount: amountCell,
  switch: switchCell,
  select: selectCell,
  // Source: contract of the platform, section 16: inside a table these are drawn as lists to choose from.
  radio: selectCell,
  checkbox: selectCell,
  cascader: { ...pathCell, Editor: CascaderEditor, isDoneOnChange: true },
  treeSelect: { ...optionCell, Editor: TreeSelectEditor, isDoneOnChange: true },
  date: { ...dateCell, Editor: DateEditor, isDoneOnChange: true },
  time: { ...timeCell, Editor: TimeEditor, isDoneOnChange: true },
  dateRange: { ...rangeOf(dateCell), Editor: DateRangeEditor, isDoneOnChange: true },
  timeRange: { ...rangeOf(timeCell), Editor: TimeRangeEditor, isDoneOnChange: true },
  calculate: calculatedCell,
  billRule: shownCell,
}
