import '@arco-design/web-react/es/_util/react-19-adapter'
import { TableForm, type TableColumn } from '@sqos/form-widgets'
import { useState } from 'react'
import type { Subject, TableSize, Values } from './subject.ts'

/** 4 input columns and 16 calculated ones, each depending on the previous one. */
function Calculated({ rows: count, columns: all }: TableSize) {
  const [columns] = useState((): TableColumn[] => [
    ...['price', 'qty', 'rate', 'discount'].map((field) => ({ field, label: field, kind: 'numInput' })),
    ...Array.from({ length: all - 4 }, (_, index) => ({
      field: `c${index}`,
      label: `c${index}`,
      kind: 'calculate',
      expression:
        index === 0
          ? [{ __vModel__: 'table.price' }, '×', { __vModel__: 'table.qty' }, '-', { __vModel__: 'table.discount' }]
          : [
              { __vModel__: `table.c${index - 1}` },
              '+',
              { __vModel__: 'table.rate' },
              '×',
              { __vModel__: 'table.qty' },
            ],
    })),
  ])
  const [rows, setRows] = useState<Values[]>(() =>
    Array.from({ length: count }, (_, row) => ({ price: row, qty: 2, rate: 3, discount: 1 })),
  )
  return (
    <TableForm
      aria-label="Rows"
      columns={columns}
      value={rows}
      onChange={setRows}
      summaryFields={['price', 'c0', 'c15']}
      maxHeight={600}
    />
  )
}

/** Our table with mostly calculated columns. */
export const subject: Subject = { form: () => null, table: (size) => <Calculated {...size} /> }
