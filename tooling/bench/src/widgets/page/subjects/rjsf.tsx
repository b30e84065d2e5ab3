import { Form } from '@rjsf/antd'
import type { RJSFSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { useState } from 'react'
import { type FieldKind, fieldsOf, isNumber, namesOf, OPTIONS, rowsOf, type Subject, valuesOf } from './subject.ts'

const SCHEMAS: Record<FieldKind, RJSFSchema> = {
  text: { type: 'string' },
  number: { type: 'number' },
  select: { type: 'integer', oneOf: OPTIONS.map(({ value, label }) => ({ const: value, title: label })) },
  date: { type: 'string', format: 'date' },
  switch: { type: 'boolean' },
}

function SchemaForm({ schema, data }: { schema: RJSFSchema; data: unknown }) {
  const [value, setValue] = useState(data)
  return (
    <Form schema={schema} formData={value} validator={validator} onChange={({ formData }) => setValue(formData)}>
      <span />
    </Form>
  )
}

const objectOf = (properties: Record<string, RJSFSchema>): RJSFSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})

/** react-jsonschema-form with antd. */
export const subject: Subject = {
  form: (count) => (
    <SchemaForm
      schema={objectOf(
        Object.fromEntries(fieldsOf(count).map(({ name, label, kind }) => [name, { title: label, ...SCHEMAS[kind] }])),
      )}
      data={valuesOf(count)}
    />
  ),
  table: (size) => (
    <SchemaForm
      schema={objectOf({
        rows: {
          type: 'array',
          items: objectOf(
            Object.fromEntries(
              namesOf(size.columns).map((name, index) => [
                name,
                SCHEMAS[isNumber(index, size.columns) ? 'number' : 'text'],
              ]),
            ),
          ),
        },
      })}
      data={{ rows: rowsOf(size) }}
    />
  ),
}
