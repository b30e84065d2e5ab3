import { useFieldArray, useForm } from 'react-hook-form'
import { fieldsOf, isNumber, namesOf, OPTIONS, rowsOf, type Subject, type TableSize, valuesOf } from './subject.ts'

const TYPES = { text: 'text', number: 'number', date: 'date', switch: 'checkbox' }

function Form({ count }: { count: number }) {
  const { register } = useForm({ defaultValues: valuesOf(count) })
  return (
    <form>
      {fieldsOf(count).map(({ name, label, kind }) => (
        <p key={name}>
          <label>
            {label}{' '}
            {kind === 'select' ? (
              <select {...register(name)}>
                {OPTIONS.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            ) : (
              <input type={TYPES[kind]} {...register(name, { required: true })} />
            )}
          </label>
        </p>
      ))}
    </form>
  )
}

function Table(size: TableSize) {
  const { control, register } = useForm({ defaultValues: { rows: rowsOf(size) } })
  const { fields, append } = useFieldArray({ control, name: 'rows' })
  return (
    <>
      {fields.map((row, place) => (
        <div key={row.id} style={{ display: 'flex' }}>
          {namesOf(size.columns).map((name, index) => (
            <input
              key={name}
              aria-label={name}
              type={isNumber(index, size.columns) ? 'number' : 'text'}
              {...register(`rows.${place}.${name}`, { required: true })}
            />
          ))}
        </div>
      ))}
      <button type="button" data-add onClick={() => append({})}>
        Add
      </button>
    </>
  )
}

/** Native controls in react-hook-form, without styles or our lists: the lower bound. */
export const subject: Subject = {
  form: (count) => <Form count={count} />,
  table: (size) => <Table {...size} />,
}
