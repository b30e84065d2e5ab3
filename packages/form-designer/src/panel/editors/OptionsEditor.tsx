import { Button, Input } from '@arco-design/web-react'
import { IconDelete, IconDown, IconPlus, IconUp } from '@arco-design/web-react/icon'
import { asList, asText, isRecord, own } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { NAMESPACE } from '../../catalogue.ts'
import type { EditorProps } from '../PropertyRow.tsx'
import styles from './Editors.module.css'

/** Options as rows of label and value; those of trees as lines of text, indented below their parents. */
export function OptionsEditor(props: EditorProps<'options'>) {
  return props.editor.isTree ? <TreeOptions {...props} /> : <FlatOptions {...props} />
}

function FlatOptions({ value, onChange }: EditorProps<'options'>) {
  const { t } = useText(NAMESPACE)
  const options = asList(value)
  const put = (index: number, changed: Record<string, unknown>) =>
    onChange(
      options.map((option, at) => (at === index ? { ...(isRecord(option) && option), ...changed } : option)),
      { typed: true },
    )

  function swap(index: number, other: number) {
    const next = [...options]
    ;[next[index], next[other]] = [next[other], next[index]]
    onChange(next)
  }

  return (
    <div className={styles.rows}>
      {options.map((option, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- ids may repeat one another while they are written
        <div key={index} className={styles.option}>
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
          <Button
            size="mini"
            type="text"
            icon={<IconUp aria-hidden="true" />}
            aria-label={t('options.up', { number: index + 1 })}
            disabled={index === 0}
            onClick={() => swap(index, index - 1)}
          />
          <Button
            size="mini"
            type="text"
            icon={<IconDown aria-hidden="true" />}
            aria-label={t('options.down', { number: index + 1 })}
            disabled={index === options.length - 1}
            onClick={() => swap(index, index + 1)}
          />
          <Button
            size="mini"
            type="text"
            icon={<IconDelete aria-hidden="true" />}
            aria-label={t('options.remove', { number: index + 1 })}
            onClick={() => onChange(options.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button
        size="small"
        type="dashed"
        long
        icon={<IconPlus aria-hidden="true" />}
        onClick={() => onChange([...options, newOption(options)])}
      >
        {t('options.add')}
      </Button>
    </div>
  )
}

/** An option with an id that no other has. */
function newOption(options: readonly unknown[]) {
  const used = new Set(options.map((option) => asText(own(option, 'id'))))
  let number = options.length + 1
  while (used.has(String(number))) number += 1
  return { id: String(number), fullName: `选项${number}` }
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

/** `浙江 = zj`, each level two spaces further in. */
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

/** Reads the lines back; a line without an id has its label as id. */
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
