import { Button } from '@arco-design/web-react'
import { IconDelete } from '@arco-design/web-react/icon'
import { isRecord } from '@sqos/form-model'
import { expressionToText } from '@sqos/formula'
import { useText } from '@sqos/i18n/react'
import { conditionSettings, type FlowNode, titleOf } from '@sqos/workflow-model'
import { useMemo, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { type FlowFormField, useDesign } from '../designer/design-context.ts'
import styles from './ConditionEditor.module.css'
import { Group } from './rows.tsx'
import sideStyles from './SidePanel.module.css'
import type { SetProperties } from './use-node-editor.ts'

/** The formula of a condition as readable text; a click opens its editor. */
export function ConditionFormula({ node, onChange }: { node: FlowNode; onChange: SetProperties }) {
  const { t } = useText(NAMESPACE)
  const { fields, formulaEditor, problemsOf } = useDesign()
  const [isOpen, setOpen] = useState(false)
  const { rows, formula } = conditionSettings(node.properties)
  const labels = useMemo(() => labelsOf(fields), [fields])
  if (!formulaEditor && formula.length === 0) return null

  const text = expressionToText(formula.map((entry) => withLabel(entry, labels)))
  const isInvalid = problemsOf(node.nodeId).some(({ code }) => FORMULA_PROBLEMS.has(code))

  return (
    <Group title={t('formula.title')}>
      <div className={styles.formulaRow}>
        <button
          type="button"
          className={styles.formula}
          disabled={!formulaEditor}
          data-invalid={isInvalid || undefined}
          data-empty={text === '' || undefined}
          aria-label={`${t('formula.title')}: ${text || t('formula.add')}`}
          onClick={() => setOpen(true)}
        >
          {text || t('formula.add')}
        </button>
        {formula.length > 0 && (
          <Button
            type="text"
            size="small"
            icon={<IconDelete />}
            aria-label={t('formula.remove')}
            title={t('formula.remove')}
            onClick={() => onChange({ formula: [] })}
          />
        )}
      </div>
      <p className={sideStyles.note}>{t(rows.length > 0 && formula.length > 0 ? 'formula.both' : 'formula.note')}</p>
      {isOpen &&
        formulaEditor?.({
          title: titleOf(node),
          value: formula,
          onSave: (next) => {
            setOpen(false)
            onChange({ formula: next })
          },
          onClose: () => setOpen(false),
        })}
    </Group>
  )
}

const FORMULA_PROBLEMS: ReadonlySet<string> = new Set(['formulaInvalid', 'formulaNotCondition'])

/** The present names of the fields by their path in formulas: `table.column` for columns of sub-tables. */
const labelsOf = (fields: readonly FlowFormField[]): ReadonlyMap<string, string> =>
  new Map(fields.map(({ id, name, isInTable }) => [isInTable ? id.replace('-', '.') : id, name]))

/** An entry with the present name of its field; the name of a removed field stays. */
function withLabel(entry: unknown, labels: ReadonlyMap<string, string>): unknown {
  const path = isRecord(entry) ? entry['__vModel__'] : undefined
  const label = typeof path === 'string' ? labels.get(path) : undefined
  return label === undefined ? entry : { __vModel__: path, label }
}
