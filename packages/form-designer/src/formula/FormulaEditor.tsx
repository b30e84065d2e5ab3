import { Input } from '@arco-design/web-react'
import { expressionFault, type FormItem, type FormModel, formulasOf, formulaTypes } from '@sqos/form-model'
import {
  describeProblem,
  type Expression,
  expressionToSource,
  findCycles,
  formulaCatalogue,
  readSource,
  resultType,
  type ValueType,
} from '@sqos/formula'
import { formatDateTime } from './result-text.ts'
import { useText } from '@sqos/i18n/react'
import { CodeEditor, type CodeChip, type CodeEditorHandle, type CodeProblem } from '@sqos/ui-kit/code-editor'
import { useMemo, useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { useDesigner } from '../store/use-designer.ts'
import { formulaCompletion, type FormulaField } from './formula-completion.ts'
import { samplesOf, trialOf } from './formula-samples.ts'
import styles from './Formula.module.css'
import { FunctionList } from './FunctionList.tsx'
import { fieldsFor, useFunctionHelp } from './use-formula-names.ts'

export interface FormulaEditorProps {
  /** The saved formula. */
  value: readonly unknown[]
  /** The field that takes the result. */
  target: FormItem
  /** The type that the result must have; undefined for any. */
  wanted: ValueType | undefined
  onChange: (expression: Expression) => void
}

/** A formula as text with field chips, its fault, its result for sample values, and the fields and functions. */
export function FormulaEditor({ value, target, wanted, onChange }: FormulaEditorProps) {
  const { t } = useText(NAMESPACE)
  const { t: describe } = useText(formulaCatalogue.namespace)
  const form = useDesigner((state) => state.form)
  const [text, setText] = useState(() => expressionToSource(value))
  const editor = useRef<CodeEditorHandle>(null)
  const helpOf = useFunctionHelp()
  const { table } = target
  const fields = useMemo(
    () => fieldsFor(form, target).map(({ path, label, type }) => ({ path, label, type: describe(`type.${type}`) })),
    [form, target, describe],
  )
  const labels = useMemo(() => new Map(fields.map(({ path, label }) => [path, label])), [fields])
  const { expression, ranges } = readSource(text, { labels })
  const isEmpty = expression.length === 0
  const fault = isEmpty
    ? undefined
    : (circleOf(expression, form, target) ?? expressionFault(form, { expression, table, wanted }))
  const message = fault && describeProblem(fault, describe)

  function change(next: string) {
    setText(next)
    onChange(readSource(next, { labels }).expression)
  }

  async function check(): Promise<readonly CodeProblem[]> {
    if (!fault || message === undefined) return []
    const at = 'at' in fault ? fault.at : 0
    const range = ranges[at] ?? { from: text.length - 1, to: text.length }
    return [{ line: 1, message, range }]
  }

  return (
    <div className={styles.editor}>
      <CodeEditor
        handle={editor}
        language="formula"
        label={t('formula.label')}
        description={t('formula.hint')}
        height="96px"
        autoFocus
        placeholder={t('formula.placeholder')}
        maxLength={MOST_TEXT}
        isInvalid={fault !== undefined}
        chips={(source) => chipsIn(source, labels)}
        complete={(request) => formulaCompletion(request, { fields, helpOf })}
        check={check}
        value={text}
        onChange={change}
      />
      <output className={fault ? styles.fault : styles.hint}>{message ?? t('formula.hint')}</output>
      {!isEmpty && !fault && <Trial expression={expression} table={table} wanted={wanted} labels={labels} />}
      <div className={styles.lists}>
        <FieldList fields={fields} onPick={(path) => editor.current?.insert(`{${path}}`)} />
        <FunctionList helpOf={helpOf} onPick={(name) => editor.current?.insert(`${name}(`)} />
      </div>
    </div>
  )
}

/** Longest text of a formula. */
const MOST_TEXT = 5000

/** Fields in braces; removed ones are marked. */
const chipsIn = (text: string, labels: ReadonlyMap<string, string>): readonly CodeChip[] =>
  [...text.matchAll(/\{([^{}\n]+)\}/g)].map((match) => {
    const [whole, path = ''] = match
    const label = labels.get(path)
    return { from: match.index, to: match.index + whole.length, label: label ?? path, isInvalid: label === undefined }
  })

/** The circle of a calculated field with this formula. */
function circleOf(expression: Expression, form: FormModel, { kind, path }: FormItem) {
  if (!kind.formula) return undefined
  const formulas = formulasOf(form).map((one) => (one.field === path ? { ...one, expression } : one))
  const circle = findCycles(formulas).find(({ field }) => field === path)
  const label = (name: string) => form.field(name)?.label || name
  return circle && { code: 'cycle' as const, field: label(path), cycle: circle.cycle.map(label) }
}

interface TrialProps {
  expression: Expression
  table: string | undefined
  wanted: ValueType | undefined
  labels: ReadonlyMap<string, string>
}

/** The result for sample values. */
function Trial({ expression, table, wanted, labels }: TrialProps) {
  const { t } = useText(NAMESPACE)
  const { t: describe } = useText(formulaCatalogue.namespace)
  const form = useDesigner((state) => state.form)
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const samples = samplesOf(expression, { form, table })
  const texts = new Map(samples.map(({ path, text }) => [path, typed.get(path) ?? text]))
  const { value, problem } = trialOf(expression, { form, table, texts })
  const type = resultType(expression, { fields: formulaTypes(form), table })
  return (
    <section className={styles.trial} aria-label={t('formula.trial')}>
      <h4 className={styles.heading}>{t('formula.trial')}</h4>
      {samples.map(({ path, shape }) => (
        <label key={path} className={styles.sample}>
          <span>
            {labels.get(path) ?? path}
            {shape === 'value' ? '' : ` ${t(`formula.${shape}`)}`}
          </span>
          <Input
            size="small"
            value={texts.get(path) ?? ''}
            onChange={(text) => setTyped(new Map(typed).set(path, text))}
          />
        </label>
      ))}
      <output className={styles.result} aria-live="polite">
        {t('formula.result')} {problem ? describeProblem(problem, describe) : shownResult(value, { type, wanted, t })}
      </output>
    </section>
  )
}

function shownResult(
  value: ReturnType<typeof trialOf>['value'],
  { type, wanted, t }: { type: ValueType | undefined; wanted: ValueType | undefined; t: (key: string) => string },
): string {
  if (value === undefined) return wanted === 'number' ? '0.00' : t('formula.nothing')
  if (typeof value === 'boolean') return t(value ? 'formula.true' : 'formula.false')
  if (typeof value === 'number' && (wanted ?? type) === 'date') return formatDateTime(value)
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'number' && wanted === 'number' ? value.toFixed(2) : String(value)
}

function FieldList({ fields, onPick }: { fields: readonly FormulaField[]; onPick: (path: string) => void }) {
  const { t } = useText(NAMESPACE)
  return (
    <section className={styles.list} aria-label={t('formula.fields')}>
      <h4 className={styles.heading}>{t('formula.fields')}</h4>
      <ul className={styles.entries}>
        {fields.map(({ path, label, type }) => (
          <li key={path}>
            <button type="button" className={styles.entry} onClick={() => onPick(path)}>
              <span className={styles.chip}>{label}</span> <span className={styles.type}>{type}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
