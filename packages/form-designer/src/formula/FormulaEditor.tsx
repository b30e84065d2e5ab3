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
import { formulaCompletion, type FormulaField } from './formula-completion.ts'
import { LOOKED_UP, lookedUpSamples, samplesOf, trialOf } from './formula-samples.ts'
import styles from './Formula.module.css'
import { FunctionList } from './FunctionList.tsx'
import { fieldsFor, useFunctionHelp } from './use-formula-names.ts'
import { type LookupField, useLookupFields } from './use-lookup-fields.ts'

export interface FormulaEditorProps {
  /** The form whose fields the formula names. */
  form: FormModel
  /** The saved formula. */
  value: readonly unknown[]
  /** The field that takes the result; none for a formula outside of the form, such as a condition of a flow. */
  target?: FormItem | undefined
  /** The type that the result must have; undefined for any. */
  wanted: ValueType | undefined
  onChange: (expression: Expression) => void
}

/** A formula as text with field chips, its fault, its result for sample values, and the fields and functions. */
export function FormulaEditor({ form, value, target, wanted, onChange }: FormulaEditorProps) {
  const { t } = useText(NAMESPACE)
  const { t: describe } = useText(formulaCatalogue.namespace)
  const [text, setText] = useState(() => expressionToSource(value))
  const editor = useRef<CodeEditorHandle>(null)
  const helpOf = useFunctionHelp()
  const table = target?.table
  const lookups = useLookupFields(form)
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
        chips={(source) => chipsIn(source, { labels, lookups })}
        complete={(request) => formulaCompletion(request, { fields, lookups, helpOf })}
        check={check}
        value={text}
        onChange={change}
      />
      <output className={fault ? styles.fault : styles.hint}>{message ?? t('formula.hint')}</output>
      {!isEmpty && !fault && (
        <Trial form={form} expression={expression} table={table} wanted={wanted} labels={labels} lookups={lookups} />
      )}
      <div className={styles.lists}>
        <FieldList fields={fields} lookups={lookups} onPick={(entry) => editor.current?.insert(entry)} />
        <FunctionList helpOf={helpOf} onPick={(name) => editor.current?.insert(`${name}(`)} />
      </div>
    </div>
  )
}

/** Longest text of a formula. */
const MOST_TEXT = 5000

/** Fields in braces, and fields of related records; removed ones are marked. */
const chipsIn = (
  text: string,
  { labels, lookups }: { labels: ReadonlyMap<string, string>; lookups: readonly LookupField[] },
): readonly CodeChip[] =>
  [...text.matchAll(/LOOKUP\(\s*\{([^{}\n]+)\}\s*[,，]\s*["“]([^"“”\n]+)["”]\s*\)|\{([^{}\n]+)\}/gi)].map((match) => {
    const [whole, relation, key, path = ''] = match
    const place = { from: match.index, to: match.index + whole.length }
    if (relation === undefined) return { ...place, label: labels.get(path) ?? path, isInvalid: !labels.has(path) }
    const known = lookups.find((one) => one.relation === relation && one.key === key)
    const isLoaded = lookups.some((one) => one.relation === relation)
    const label = known?.label ?? `${labels.get(relation) ?? relation} → ${key}`
    return { ...place, label, isInvalid: !labels.has(relation) || (isLoaded && !known) }
  })

/** The circle of a calculated field with this formula. */
function circleOf(expression: Expression, form: FormModel, target: FormItem | undefined) {
  if (!target?.kind.formula) return undefined
  const { path } = target
  const formulas = formulasOf(form).map((one) => (one.field === path ? { ...one, expression } : one))
  const circle = findCycles(formulas).find(({ field }) => field === path)
  const label = (name: string) => form.field(name)?.label || name
  return circle && { code: 'cycle' as const, field: label(path), cycle: circle.cycle.map(label) }
}

interface TrialProps {
  form: FormModel
  expression: Expression
  table: string | undefined
  wanted: ValueType | undefined
  labels: ReadonlyMap<string, string>
  lookups: readonly LookupField[]
}

/** The result for sample values. */
function Trial({ form, expression, table, wanted, labels, lookups }: TrialProps) {
  const { t } = useText(NAMESPACE)
  const { t: describe } = useText(formulaCatalogue.namespace)
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const samples = samplesOf(expression, { form, table })
  const related = lookedUpSamples(expression)
  const texts = new Map([
    ...samples.map(({ path, text }) => [path, typed.get(path) ?? text] as const),
    ...related.map(({ name }) => [name, typed.get(name) ?? LOOKED_UP] as const),
  ])
  const nameOf = (field: { relation: string; key: string }) =>
    lookups.find(({ relation, key }) => relation === field.relation && key === field.key)?.label ??
    `${labels.get(field.relation) ?? field.relation} → ${field.key}`
  const inputs = [
    ...samples.map(({ path, shape }) => ({
      path,
      label: `${labels.get(path) ?? path}${shape === 'value' ? '' : ` ${t(`formula.${shape}`)}`}`,
    })),
    ...related.map((field) => ({ path: field.name, label: nameOf(field) })),
  ]
  const { value, problem } = trialOf(expression, { form, table, texts })
  const type = resultType(expression, { fields: formulaTypes(form), table })
  return (
    <section className={styles.trial} aria-label={t('formula.trial')}>
      <h4 className={styles.heading}>{t('formula.trial')}</h4>
      {inputs.map(({ path, label }) => (
        <label key={path} className={styles.sample}>
          <span>{label}</span>
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

interface FieldListProps {
  fields: readonly FormulaField[]
  lookups: readonly LookupField[]
  onPick: (text: string) => void
}

/** The fields of the form; those of a related record follow their relation. */
function FieldList({ fields, lookups, onPick }: FieldListProps) {
  const { t } = useText(NAMESPACE)
  const entries = fields.flatMap(({ path, label, type }) => [
    { key: path, label, type, text: `{${path}}` },
    ...lookups
      .filter(({ relation }) => relation === path)
      .map(({ text, label: name }) => ({ key: text, label: name, type: t('formula.related'), text })),
  ])
  return (
    <section className={styles.list} aria-label={t('formula.fields')}>
      <h4 className={styles.heading}>{t('formula.fields')}</h4>
      <ul className={styles.entries}>
        {entries.map(({ key, label, type, text }) => (
          <li key={key}>
            <button type="button" className={styles.entry} onClick={() => onPick(text)}>
              <span className={styles.chip}>{label}</span> <span className={styles.type}>{type}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
