import { Button, Form as ArcoForm, Input, InputNumber } from '@arco-design/web-react'
import { TableForm, type TableColumn } from '@sqos/form-widgets'
import { Button as AntdButton, Form as AntdForm, Input as AntdInput, InputNumber as AntdInputNumber } from 'antd'
import { type ReactNode, useState } from 'react'

/** A sub-table: text columns, and two of numbers at the end. */
export interface TableSize {
  rows: number
  columns: number
}

type Values = Record<string, unknown>

const NUMBERS = 2
const isNumber = (index: number, columns: number) => index >= columns - NUMBERS
const namesOf = (columns: number) => Array.from({ length: columns }, (_, index) => `c${index}`)

const rowsOf = ({ rows, columns }: TableSize): Values[] =>
  Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(
      namesOf(columns).map((name, index) => [name, isNumber(index, columns) ? row : `${name} of row ${row + 1}`]),
    ),
  )

function Ours(size: TableSize) {
  const [columns] = useState(() =>
    namesOf(size.columns).map((field, index): TableColumn => ({
      field,
      label: field,
      kind: isNumber(index, size.columns) ? 'numInput' : 'comInput',
      required: true,
    })),
  )
  const [rows, setRows] = useState(() => rowsOf(size))
  return <TableForm aria-label="Rows" columns={columns} value={rows} onChange={setRows} maxHeight={600} />
}

function Arco(size: TableSize) {
  return (
    <ArcoForm initialValues={{ rows: rowsOf(size) }} layout="vertical">
      <ArcoForm.List field="rows">
        {(fields, { add }) => (
          <>
            {fields.map((row) => (
              <div key={row.key} style={{ display: 'flex' }}>
                {namesOf(size.columns).map((name, index) => (
                  <ArcoForm.Item key={name} field={`${row.field}.${name}`} rules={[{ required: true }]}>
                    {isNumber(index, size.columns) ? <InputNumber min={-1e9} max={1e9} /> : <Input />}
                  </ArcoForm.Item>
                ))}
              </div>
            ))}
            <Button data-add onClick={() => add()}>
              Add
            </Button>
          </>
        )}
      </ArcoForm.List>
    </ArcoForm>
  )
}

function Antd(size: TableSize) {
  return (
    <AntdForm initialValues={{ rows: rowsOf(size) }}>
      <AntdForm.List name="rows">
        {(fields, { add }) => (
          <>
            {fields.map((row) => (
              <div key={row.key} style={{ display: 'flex' }}>
                {namesOf(size.columns).map((name, index) => (
                  <AntdForm.Item key={name} name={[row.name, name]} rules={[{ required: true }]}>
                    {isNumber(index, size.columns) ? <AntdInputNumber /> : <AntdInput />}
                  </AntdForm.Item>
                ))}
              </div>
            ))}
            <AntdButton data-add onClick={() => add()}>
              Add
            </AntdButton>
          </>
        )}
      </AntdForm.List>
    </AntdForm>
  )
}

/** 4 columns to fill in, and 16 calculated ones, each counting with the one before. */
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

/** What is measured, by name. */
export const SUBJECTS: Record<string, (size: TableSize) => ReactNode> = {
  ours: (size) => <Ours {...size} />,
  arco: (size) => <Arco {...size} />,
  antd: (size) => <Antd {...size} />,
  calculated: (size) => <Calculated {...size} />,
}
