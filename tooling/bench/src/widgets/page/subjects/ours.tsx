import '@arco-design/web-react/es/_util/react-19-adapter'
import { DateField, FieldItem, InputField, NumberField, SelectField, SwitchField, TableForm } from '@sqos/form-widgets'
import type { TableColumn } from '@sqos/form-widgets'
import { type ReactNode, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { fieldsOf, isNumber, namesOf, OPTIONS, rowsOf, type Subject, type TableSize, valuesOf } from './subject.ts'

interface ControlProps {
  value: never
  onChange: (value: unknown) => void
  onBlur: () => void
}

const CONTROLS: Record<string, (props: ControlProps) => ReactNode> = {
  text: (props) => <InputField {...props} />,
  number: (props) => <NumberField {...props} />,
  select: (props) => <SelectField options={OPTIONS} {...props} />,
  date: (props) => <DateField {...props} />,
  switch: (props) => <SwitchField {...props} />,
}

const day = (text: string) => new Date(`${text}T00:00:00`).getTime()

function Form({ count }: { count: number }) {
  const { control } = useForm({ defaultValues: valuesOf(count, day) })
  return (
    <form>
      {fieldsOf(count).map(({ name, label, kind }) => (
        <FieldItem key={name} label={label} required>
          <Controller
            control={control}
            name={name}
            rules={{ required: true }}
            render={({ field: { value, onChange, onBlur } }) =>
              // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each kind has its own value type
              CONTROLS[kind]?.({ value: value as never, onChange, onBlur }) as never
            }
          />
        </FieldItem>
      ))}
    </form>
  )
}

function Table(size: TableSize) {
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

/** Our fields in react-hook-form, and our table. */
export const subject: Subject = {
  form: (count) => <Form count={count} />,
  table: (size) => <Table {...size} />,
}
