import 'survey-core/survey-core.css'
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'
import { useState } from 'react'
import { type FieldKind, fieldsOf, isNumber, namesOf, OPTIONS, rowsOf, type Subject, valuesOf } from './subject.ts'

const QUESTIONS: Record<FieldKind, object> = {
  text: { type: 'text' },
  number: { type: 'text', inputType: 'number' },
  select: { type: 'dropdown', choices: OPTIONS.map(({ value, label }) => ({ value, text: label })) },
  date: { type: 'text', inputType: 'date' },
  switch: { type: 'boolean' },
}

function Filled({ json, data }: { json: object; data: object }) {
  const [model] = useState(() => {
    const made = new Model(json)
    made.data = data
    return made
  })
  return <Survey model={model} />
}

/** SurveyJS. */
export const subject: Subject = {
  form: (count) => (
    <Filled
      json={{
        elements: fieldsOf(count).map(({ name, label, kind }) => ({
          name,
          title: label,
          isRequired: true,
          ...QUESTIONS[kind],
        })),
      }}
      data={valuesOf(count)}
    />
  ),
  table: (size) => (
    <Filled
      json={{
        elements: [
          {
            type: 'matrixdynamic',
            name: 'rows',
            maxRowCount: 10_000,
            columns: namesOf(size.columns).map((name, index) => ({
              name,
              cellType: 'text',
              isRequired: true,
              ...(isNumber(index, size.columns) && { inputType: 'number' }),
            })),
          },
        ],
      }}
      data={{ rows: rowsOf(size) }}
    />
  ),
}
