import { Button } from '@arco-design/web-react'
import { IconEdit, IconPlus } from '@arco-design/web-react/icon'
import { asList, asText, attributeSources, operandsOf, sourceReference } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { useEffect, useRef, useState } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../../catalogue.ts'
import { useDesigner } from '../../store/use-designer.ts'
import type { EditorProps } from '../PropertyRow.tsx'
import { type DesignerChoice, useChoices, useServices } from '../services.ts'
import styles from './Editors.module.css'
import { type SearchOption, SearchSelect } from './SearchSelect.tsx'

/** An entry of another module, by its id. */
export function ReferenceEditor({ id, value, editor, onChange }: EditorProps<'reference'>) {
  const { t } = useText(NAMESPACE)
  const services = useServices()
  // Entries that were made here are listed after the next load.
  const [made, setMade] = useState<readonly SearchOption[]>([])
  const { choices, isLoading, hasFailed } = useChoices(
    `${editor.source} ${made.length}`,
    services && (() => services.references(editor.source)),
  )
  const create = services?.create?.[editor.source]
  const edit = services?.edit?.[editor.source]
  const chosenId = asText(value) ?? ''
  const listed = choices.flatMap((choice) => leaves(choice))

  async function make() {
    const entry = await create?.()
    if (entry) {
      setMade([...made, entry])
      onChange(entry.id)
    }
    returnFocus()
  }

  async function change() {
    await edit?.(chosenId)
    returnFocus()
  }

  /** The dialog of the application is closed, and its button may be gone. */
  function returnFocus() {
    document.getElementById(id)?.focus()
  }

  return (
    <div className={styles.rows}>
      <SearchSelect
        id={id}
        isLoading={isLoading}
        options={[...listed, ...made.filter((one) => listed.every((other) => other.id !== one.id))]}
        value={chosenId}
        onChange={onChange}
      />
      {(create ?? (edit && chosenId !== '')) && (
        <div className={styles.making}>
          {create && (
            <Button size="mini" type="text" icon={<IconPlus aria-hidden="true" />} onClick={() => void make()}>
              {t(`reference.create.${editor.source}`)}
            </Button>
          )}
          {edit && chosenId !== '' && (
            <Button size="mini" type="text" icon={<IconEdit aria-hidden="true" />} onClick={() => void change()}>
              {t(`reference.edit.${editor.source}`)}
            </Button>
          )}
        </div>
      )}
      {hasFailed && <span className={styles.fault}>{t('reference.failed')}</span>}
    </div>
  )
}

/** Categories cannot be chosen; they name the group of their members. */
const leaves = ({ id, label, children }: DesignerChoice, group?: string): SearchOption[] =>
  children ? children.flatMap((child) => leaves(child, label)) : [{ id, label, group }]

/** A field of this form that another component depends on. */
export function FieldEditor({ id, label, value, editor, item, onChange }: EditorProps<'field'>) {
  const { t } = useText(NAMESPACE)
  const form = useDesigner((state) => state.form)
  const wanted = item?.kind.attributeOf ?? 'model'
  const sources = form.all.filter((other) =>
    editor.of === 'relations'
      ? other.kind.records === wanted && other.table === item?.table
      : other.kind.role === 'value' &&
        other.path !== '' &&
        other.table === undefined &&
        other.kind.records === undefined,
  )
  const options = sources.map((source) => ({
    value: sourceReference({
      field: source.name,
      table: source.binding?.table ?? '',
      isMain: source.table === undefined,
    }),
    label: source.label,
  }))
  return (
    <Select
      id={id}
      aria-label={label}
      size="small"
      allowClear
      placeholder={t('reference.choose')}
      options={options}
      {...chosen(value)}
      onChange={put(onChange)}
    />
  )
}

/** The field of the related model that is shown for the record. */
export function ModelFieldEditor({ id, value, item, onChange }: EditorProps<'modelField'>) {
  const { choices, isLoading } = useModelFields(asText(item?.node.modelId) ?? '')
  return (
    <SearchSelect id={id} isLoading={isLoading} options={choices} value={asText(value) ?? ''} onChange={onChange} />
  )
}

/** The key of the chosen record that an attribute shows. */
export function AttributeFieldEditor({ id, value, item, onChange }: EditorProps<'attributeField'>) {
  const form = useDesigner((state) => state.form)
  const source = item && attributeSources(form).find((one) => one.item.key === item.key)?.source
  const { choices, isLoading } = useModelFields(asText(source?.node.modelId) ?? '')
  return (
    <SearchSelect id={id} isLoading={isLoading} options={choices} value={asText(value) ?? ''} onChange={onChange} />
  )
}

/** The fields of the chosen model; empty without a model. */
export function useModelFields(modelId: string) {
  const services = useServices()
  return useChoices(`fields ${modelId}`, services && modelId ? () => services.modelFields(modelId) : undefined)
}

/** Columns of a sub-table with a sum below. */
export function SummaryEditor({ id, label, value, item, onChange }: EditorProps<'summary'>) {
  const { t } = useText(NAMESPACE)
  const form = useDesigner((state) => state.form)
  const options = operandsOf(form)
    .filter(({ table }) => table !== undefined && table === item?.name)
    .map((column) => ({ value: column.name, label: column.label }))
  const names = asList(value).flatMap((one) => asText(one) ?? [])
  const frame = useRef<HTMLDivElement>(null)
  // The inner input of the select has only a placeholder, which disappears with the first choice.
  useEffect(() => frame.current?.querySelector('input')?.setAttribute('aria-label', label))
  return (
    <div ref={frame} className={styles.rows}>
      <Select
        id={id}
        aria-label={label}
        size="small"
        placeholder={t('reference.choose')}
        mode="multiple"
        allowClear
        options={options}
        value={names}
        onChange={(next: unknown) => onChange(next)}
      />
    </div>
  )
}

const chosen = (value: unknown) => (asText(value) ? { value: asText(value) ?? '' } : {})
const put = (onChange: EditorProps['onChange']) => (next: unknown) => onChange(next ?? '')
