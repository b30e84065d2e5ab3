import { Button, DatePicker, Form, Input, InputNumber, Select, Switch } from 'antd'
import dayjs from 'dayjs'
import type { ReactElement } from 'react'
import { type FieldKind, fieldsOf, isNumber, namesOf, OPTIONS, rowsOf, type Subject, valuesOf } from './subject.ts'

const CONTROLS: Record<FieldKind, ReactElement> = {
  text: <Input allowClear />,
  number: <InputNumber />,
  select: <Select options={OPTIONS} allowClear />,
  date: <DatePicker />,
  switch: <Switch />,
}

/** antd's Form. */
export const subject: Subject = {
  form: (count) => (
    <Form initialValues={valuesOf(count, (day) => dayjs(day))} layout="vertical">
      {fieldsOf(count).map(({ name, label, kind }) => (
        <Form.Item
          key={name}
          name={name}
          label={label}
          rules={[{ required: true }]}
          {...(kind === 'switch' && { valuePropName: 'checked' })}
        >
          {CONTROLS[kind]}
        </Form.Item>
      ))}
    </Form>
  ),
  table: (size) => (
    <Form initialValues={{ rows: rowsOf(size) }}>
      <Form.List name="rows">
        {(rows, { add }) => (
          <>
            {rows.map((row) => (
              <div key={row.key} style={{ display: 'flex' }}>
                {namesOf(size.columns).map((name, index) => (
                  <Form.Item key={name} name={[row.name, name]} rules={[{ required: true }]}>
                    {isNumber(index, size.columns) ? <InputNumber /> : <Input />}
                  </Form.Item>
                ))}
              </div>
            ))}
            <Button data-add onClick={() => add()}>
              Add
            </Button>
          </>
        )}
      </Form.List>
    </Form>
  ),
}
