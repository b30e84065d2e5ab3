import '@arco-design/web-react/es/_util/react-19-adapter'
import { Button, DatePicker, Form, Input, InputNumber, Select, Switch } from '@arco-design/web-react'
import type { ReactElement } from 'react'
import { type FieldKind, fieldsOf, isNumber, namesOf, OPTIONS, rowsOf, type Subject, valuesOf } from './subject.ts'

const CONTROLS: Record<FieldKind, ReactElement> = {
  text: <Input allowClear />,
  number: <InputNumber min={-1e9} max={1e9} />,
  select: <Select options={OPTIONS} allowClear />,
  date: <DatePicker />,
  switch: <Switch />,
}

/** Arco's own Form. */
export const subject: Subject = {
  form: (count) => (
    <Form initialValues={valuesOf(count)} layout="vertical">
      {fieldsOf(count).map(({ name, label, kind }) => (
        <Form.Item
          key={name}
          field={name}
          label={label}
          rules={[{ required: true }]}
          {...(kind === 'switch' && { triggerPropName: 'checked' })}
        >
          {CONTROLS[kind]}
        </Form.Item>
      ))}
    </Form>
  ),
  table: (size) => (
    <Form initialValues={{ rows: rowsOf(size) }} layout="vertical">
      <Form.List field="rows">
        {(rows, { add }) => (
          <>
            {rows.map((row) => (
              <div key={row.key} style={{ display: 'flex' }}>
                {namesOf(size.columns).map((name, index) => (
                  <Form.Item key={name} field={`${row.field}.${name}`} rules={[{ required: true }]}>
                    {isNumber(index, size.columns) ? <InputNumber min={-1e9} max={1e9} /> : <Input />}
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
