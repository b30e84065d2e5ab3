import { DatePicker, FormItem, FormLayout, Input, NumberPicker, Select, Switch } from '@formily/antd-v5'
import { type ArrayField as ArrayModel, createForm } from '@formily/core'
import { ArrayField, Field, FormProvider, observer } from '@formily/react'
import { useState } from 'react'
import { fieldsOf, isNumber, namesOf, OPTIONS, rowsOf, type Subject, type TableSize, valuesOf } from './subject.ts'

const CONTROLS = { text: Input, number: NumberPicker, select: Select, date: DatePicker, switch: Switch }

function Form({ count }: { count: number }) {
  const [form] = useState(() => createForm({ initialValues: valuesOf(count) }))
  return (
    <FormProvider form={form}>
      <FormLayout layout="vertical">
        {fieldsOf(count).map(({ name, label, kind }) => (
          <Field
            key={name}
            name={name}
            title={label}
            required
            decorator={[FormItem]}
            component={[CONTROLS[kind]]}
            {...(kind === 'select' && { dataSource: OPTIONS })}
          />
        ))}
      </FormLayout>
    </FormProvider>
  )
}

const Rows = observer(function Rows({ field, columns }: { field: ArrayModel; columns: number }) {
  return (
    <>
      {field.value.map((_row: unknown, place: number) => (
        // oxlint-disable-next-line react/no-array-index-key -- Formily names the fields of a list by index
        <div key={place} style={{ display: 'flex' }}>
          {namesOf(columns).map((name, index) => (
            <Field
              key={name}
              name={`${place}.${name}`}
              required
              decorator={[FormItem]}
              component={[isNumber(index, columns) ? NumberPicker : Input]}
            />
          ))}
        </div>
      ))}
      <button type="button" data-add onClick={() => void field.push({})}>
        Add
      </button>
    </>
  )
})

function Table(size: TableSize) {
  const [form] = useState(() => createForm({ initialValues: { rows: rowsOf(size) } }))
  return (
    <FormProvider form={form}>
      <ArrayField name="rows">{(field) => <Rows field={field} columns={size.columns} />}</ArrayField>
    </FormProvider>
  )
}

/** Formily with its antd fields. */
export const subject: Subject = {
  form: (count) => <Form count={count} />,
  table: (size) => <Table {...size} />,
}
