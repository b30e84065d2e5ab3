import { asList, asText, type FormItem, own } from '@sqos/form-model'
import { expressionToText, type Expression, type ValueType } from '@sqos/formula'
import { useText } from '@sqos/i18n/react'
import { lazy, Suspense, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { useDesigner } from '../store/use-designer.ts'
import styles from './Formula.module.css'
import { fieldsFor } from './use-formula-names.ts'

const FormulaDialog = lazy(async () => ({ default: (await import('./FormulaDialog.tsx')).FormulaDialog }))

interface FormulaButtonProps {
  id?: string | undefined
  /** Accessible name of the button, before the formula. */
  label: string
  value: unknown
  target: FormItem
  wanted: ValueType | undefined
  isInvalid: boolean
  onChange: (expression: Expression) => void
}

/** The formula as readable text; a click opens its editor, which is loaded then. */
export function FormulaButton({ id, label, value, target, wanted, isInvalid, onChange }: FormulaButtonProps) {
  const { t } = useText(NAMESPACE)
  const form = useDesigner((state) => state.form)
  const [isOpen, setOpen] = useState(false)
  const tokens = asList(value)
  const labels = new Map(fieldsFor(form, target).map((field) => [field.path, field.label]))
  const text = expressionToText(tokens.map((token) => withLabel(token, labels)))
  return (
    <>
      <button
        type="button"
        id={id}
        className={styles.formula}
        data-invalid={isInvalid || undefined}
        aria-label={`${label}: ${text || t('formula.empty')}`}
        onClick={() => setOpen(true)}
      >
        <span className={text === '' ? styles.hint : undefined}>{text || t('formula.empty')}</span>
      </button>
      {isOpen && (
        <Suspense>
          <FormulaDialog
            form={form}
            title={target.label || target.name}
            value={tokens}
            target={target}
            wanted={wanted}
            onClose={() => setOpen(false)}
            onSave={(expression) => {
              setOpen(false)
              onChange(expression)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** The present label of a field. */
function withLabel(token: unknown, labels: ReadonlyMap<string, string>): unknown {
  const path = asText(own(token, '__vModel__'))
  const label = path === undefined ? undefined : labels.get(path)
  return label === undefined ? token : { __vModel__: path, label }
}
