import { asList, defaultFormulaFault, formulaFault, formulaType } from '@sqos/form-model'
import { describeProblem, formulaCatalogue } from '@sqos/formula'
import { useText } from '@sqos/i18n/react'
import { FormulaButton } from '../../formula/FormulaButton.tsx'
import { useDesigner } from '../../store/use-designer.ts'
import type { EditorProps } from '../PropertyRow.tsx'
import styles from './Editors.module.css'

/** The formula of a calculated field. */
export function ExpressionEditor({ id, label, value, item, onChange }: EditorProps<'expression'>) {
  const { t: describe } = useText(formulaCatalogue.namespace)
  const form = useDesigner((state) => state.form)
  if (!item) return null
  const fault = asList(value).length > 0 ? formulaFault(form, item) : undefined
  return (
    <div className={styles.rows}>
      <FormulaButton
        id={id}
        label={label}
        value={value}
        target={item}
        wanted="number"
        isInvalid={fault !== undefined}
        onChange={onChange}
      />
      {fault && <span className={styles.fault}>{describeProblem(fault, describe)}</span>}
    </div>
  )
}

/** The formula with which a field of a new record starts. */
export function DefaultFormulaEditor({ id, label, value, item, onChange }: EditorProps<'defaultFormula'>) {
  const { t: describe } = useText(formulaCatalogue.namespace)
  const form = useDesigner((state) => state.form)
  if (!item) return null
  const fault = asList(value).length > 0 ? defaultFormulaFault(form, item) : undefined
  return (
    <div className={styles.rows}>
      <FormulaButton
        id={id}
        label={label}
        value={value}
        target={item}
        wanted={formulaType(item)}
        isInvalid={fault !== undefined}
        onChange={onChange}
      />
      {fault && <span className={styles.fault}>{describeProblem(fault, describe)}</span>}
    </div>
  )
}
