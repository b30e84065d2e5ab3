import { Button, Input } from '@arco-design/web-react'
import { asList, asText, isRecord, OPTION_TONES, optionTone, own } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { NAMESPACE } from '../../catalogue.ts'
import type { EditorProps } from '../PropertyRow.tsx'
import styles from './Editors.module.css'
import { ListEditor, unusedNumber } from './ListEditor.tsx'

/** Options as rows of label and value; options of trees as indented lines of text. */
export function OptionsEditor(props: EditorProps<'options'>) {
  return props.editor.isTree ? <TreeOptions {...props} /> : <FlatOptions {...props} />
}

/** Options as rows, or as lines of text to type or paste many. */
function FlatOptions(props: EditorProps<'options'>) {
  const { t } = useText(NAMESPACE)
  const [asLines, setAsLines] = useState(false)
  return (
    <div className={styles.rows}>
      <Button size="small" type="text" aria-pressed={asLines} onClick={() => setAsLines(!asLines)}>
        {t(asLines ? 'options.asRows' : 'options.asLines')}
      </Button>
      {asLines ? <LineOptions {...props} /> : <RowOptions {...props} />}
    </div>
  )
}

/** One option a line: `label`, or `label = value`. Options with a known label keep their value. */
function LineOptions({ value, onChange }: EditorProps<'options'>) {
  const { t } = useText(NAMESPACE)
  const [before] = useState(() => asList(value))
  const [typed, setTyped] = useState(() => linesOf(before))
  return (
    <>
      <Input.TextArea
        autoFocus
        aria-label={t('options.lines')}
        rows={8}
        value={typed}
        onFocus={({ target }) => target.select()}
        onChange={(text) => {
          setTyped(text)
          onChange(optionsOf(text, before), { typed: true })
        }}
      />
      <span className={styles.hint}>{t('options.linesHint')}</span>
    </>
  )
}

/** Reads flat options from lines. Repeated lines count once. */
export function optionsOf(text: string, before: readonly unknown[]): readonly TreeOption[] {
  const ids = new Map(before.map((option) => [asText(own(option, 'fullName')) ?? '', asText(own(option, 'id')) ?? '']))
  const tones = new Map(before.map((option) => [asText(own(option, 'id')) ?? '', optionTone(option)]))
  const options = new Map<string, TreeOption>()
  for (const line of text.split('\n')) {
    const [fullName = '', id = ids.get(fullName) || fullName] = line.trim().split(/\s*=\s*/, 2)
    if (fullName !== '' && !options.has(id)) {
      const tone = tones.get(id)
      options.set(id, { id, fullName, ...(tone && { tone }) })
    }
  }
  return [...options.values()]
}

function RowOptions({ value, onChange }: EditorProps<'options'>) {
  const { t } = useText(NAMESPACE)
  const options = asList(value)
  const put = (index: number, changed: Record<string, unknown>) =>
    onChange(
      options.map((option, at) => (at === index ? { ...(isRecord(option) && option), ...changed } : option)),
      { typed: true },
    )

  return (
    <ListEditor
      items={options}
      nameOf={(action, number) => t(`options.${action}`, { number })}
      addText={t('options.add')}
      onChange={onChange}
      onAdd={() => onChange([...options, newOption(options)])}
      onRemove={(index) => onChange(options.filter((_, at) => at !== index))}
    >
      {(option, index) => (
        <>
          <Input
            size="small"
            aria-label={t('options.label', { number: index + 1 })}
            placeholder={t('options.labelHint')}
            value={asText(own(option, 'fullName')) ?? asText(own(option, 'label')) ?? ''}
            onChange={(fullName) => put(index, { fullName })}
          />
          <Input
            size="small"
            aria-label={t('options.value', { number: index + 1 })}
            placeholder={t('options.valueHint')}
            value={asText(own(option, 'id')) ?? asText(own(option, 'value')) ?? ''}
            onChange={(id) => put(index, { id })}
          />
          <ToneButton number={index + 1} option={option} onChange={(tone) => put(index, { tone })} />
        </>
      )}
    </ListEditor>
  )
}

interface ToneButtonProps {
  number: number
  option: unknown
  onChange: (tone: string | undefined) => void
}

/** The colour of an option in lists. A click chooses the next one; after the last one there is none. */
function ToneButton({ number, option, onChange }: ToneButtonProps) {
  const { t } = useText(NAMESPACE)
  const tone = optionTone(option)
  const next = OPTION_TONES[tone === undefined ? 0 : OPTION_TONES.indexOf(tone) + 1]
  const name = t('options.tone', { number, tone: t(`options.tones.${tone ?? 'none'}`) })
  return (
    <button
      type="button"
      className={styles.tone}
      data-tone={tone}
      aria-label={name}
      title={name}
      onClick={() => onChange(next)}
    />
  )
}

/** A new option with an unused id. */
function newOption(options: readonly unknown[]) {
  const id = unusedNumber(options, (option) => asText(own(option, 'id')))
  return { id, fullName: `选项${id}` }
}

function TreeOptions({ value, onChange, id }: EditorProps<'options'>) {
  const { t } = useText(NAMESPACE)
  const [typed, setTyped] = useState<string>()
  return (
    <>
      <Input.TextArea
        id={id}
        aria-label={t('options.tree')}
        rows={8}
        value={typed ?? linesOf(asList(value))}
        onChange={(text) => {
          setTyped(text)
          onChange(treeOf(text), { typed: true })
        }}
        onBlur={() => setTyped(undefined)}
      />
      <span className={styles.hint}>{t('options.treeHint')}</span>
    </>
  )
}

/** Writes options as lines: `浙江 = zj`, two spaces per level. */
const linesOf = (options: readonly unknown[], indent = ''): string =>
  options
    .map((option) => {
      const label = asText(own(option, 'fullName')) ?? asText(own(option, 'label')) ?? ''
      const id = asText(own(option, 'id')) ?? asText(own(option, 'value')) ?? ''
      const below = linesOf(asList(own(option, 'children')), `${indent}  `)
      return `${indent}${label} = ${id}${below && `\n${below}`}`
    })
    .join('\n')

interface TreeOption {
  id: string
  fullName: string
  children?: TreeOption[]
}

/** Reads options from lines. The label is the id of a line without one. */
export function treeOf(text: string): readonly TreeOption[] {
  const top: TreeOption[] = []
  const open: { depth: number; list: TreeOption[] }[] = [{ depth: -1, list: top }]
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const depth = line.length - line.trimStart().length
    const [label = '', id = label] = line.trim().split(/\s*=\s*/, 2)
    const option: TreeOption = { id, fullName: label }
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop()
    open.at(-1)?.list.push(option)
    option.children = []
    open.push({ depth, list: option.children })
  }
  return top.map(withoutEmpty)
}

const withoutEmpty = ({ children = [], ...option }: TreeOption): TreeOption =>
  children.length > 0 ? { ...option, children: children.map(withoutEmpty) } : option
