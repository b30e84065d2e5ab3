import {
  asBoolean,
  asList,
  asText,
  type FormModel,
  type ListDocument,
  type ListSide,
  operandsOf,
} from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { useId } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../catalogue.ts'
import { choice, flag, plain, type Property, reference, text } from '@sqos/form-model/designer'
import { PropertyRow } from '../panel/PropertyRow.tsx'
import { labelOf } from './EntryTable.tsx'
import { propOf } from './entries.ts'
import styles from './ListDesigner.module.css'

export interface ListPartProps {
  document: ListDocument
  form: FormModel
  side: ListSide
  change: (changed: Partial<ListDocument>, merge?: string) => void
}

const isTree = { path: ['type'], is: [2, '2'] }
const isGroup = { path: ['type'], is: [3, '3'] }
const ofTree = (property: Property): Property => ({ ...property, when: isTree })

/** The text before and after the choice of a field. */
const TREE: readonly Property[] = [
  ofTree(text('treeTitle')),
  ofTree(choice('treeDataSource', ['dictionary', 'api', 'organize', 'department'])),
  {
    ...reference('treeDictionary', 'dictionaries'),
    when: { path: ['treeDataSource'], is: ['dictionary', '', undefined] },
  },
  { ...reference('treePropsUrl', 'dataInterfaces'), when: { path: ['treeDataSource'], is: ['api'] } },
]
const KEYS: readonly Property[] = [
  { ...text('treePropsValue'), when: { path: ['treeDataSource'], is: ['api', 'dictionary'] } },
  { ...text('treePropsLabel'), when: { path: ['treeDataSource'], is: ['api'] } },
  { ...text('treePropsChildren'), when: { path: ['treeDataSource'], is: ['api'] } },
]
const PAGES: readonly Property[] = [
  flag('hasPage'),
  { ...plain('pageSize', [20, 50, 100, 500]), when: { path: ['hasPage'], is: [true, 1] } },
]
const PERMISSIONS: readonly Property[] = [
  flag('useBtnPermission'),
  flag('useColumnPermission'),
  flag('useFormPermission'),
  flag('useDataPermission'),
]

/** 列表属性: type of list, sorting, paging and permissions. */
export function ListSettings({ document, form, side, change }: ListPartProps) {
  const rows = (properties: readonly Property[]) =>
    properties.map((property) => {
      const [key = ''] = property.path
      return (
        <PropertyRow
          key={key}
          property={property}
          target={document}
          onChange={(value, options) => change({ [key]: value }, options?.typed ? key : undefined)}
        />
      )
    })
  const shown = (document.columnList ?? []).filter((column) => !propOf(column).includes('-'))
  const columns = shown.map((column) => ({ value: propOf(column), label: labelOf(column) }))
  const fields = form.fields
    .filter(({ kind }) => kind.role !== 'table')
    .map(({ name, label }) => ({ value: name, label }))
  const field = (name: 'treeRelation' | 'groupField' | 'defaultSidx', options: FieldChoice['options']) => (
    <FieldChoice
      key={name}
      name={name}
      options={options}
      value={document[name]}
      onChange={(value) => change({ [name]: value })}
    />
  )
  const numbers = new Set(operandsOf(form).map(({ path }) => path))
  const isOf = ({ is }: { is: readonly unknown[] }) => side === 'pc' && is.includes(document.type)

  return (
    <div className={styles.properties}>
      {side === 'pc' && rows([choice('listType', [1, 2, 3], ['type'])])}
      {isOf(isTree) && rows(TREE)}
      {isOf(isTree) && rows(KEYS)}
      {isOf(isTree) && field('treeRelation', fields)}
      {isOf(isGroup) && field('groupField', columns)}
      {field('defaultSidx', columns)}
      {rows([choice('sort', ['asc', 'desc'])])}
      {rows(PAGES)}
      {side === 'pc' && rows([flag('showSummary')])}
      {side === 'pc' && asBoolean(document.showSummary) === true && (
        <SummaryChoice
          options={columns.filter(({ value }) => numbers.has(value))}
          value={document.summaryField}
          onChange={(summaryField) => change({ summaryField })}
        />
      )}
      {rows(PERMISSIONS)}
    </div>
  )
}

interface FieldChoice {
  name: string
  options: readonly { value: string; label: string }[]
  value: unknown
  onChange: (value: string) => void
}

function FieldChoice({ name, options, value, onChange }: FieldChoice) {
  const { t } = useText(NAMESPACE)
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{t(`property.${name}`)}</label>
      <Select
        id={id}
        aria-label={t(`property.${name}`)}
        size="small"
        allowClear
        placeholder={t('reference.choose')}
        {...(typeof value === 'string' && value !== '' && { value })}
        options={[...options]}
        onChange={(next?: string) => onChange(next ?? '')}
      />
    </div>
  )
}

interface SummaryChoice {
  options: readonly { value: string; label: string }[]
  value: unknown
  onChange: (value: readonly string[]) => void
}

/** The columns that can have a sum below the list: numbers and formulas. */
function SummaryChoice({ options, value, onChange }: SummaryChoice) {
  const { t } = useText(NAMESPACE)
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{t('property.summaryField')}</label>
      <Select
        id={id}
        aria-label={t('property.summaryField')}
        size="small"
        mode="multiple"
        allowClear
        placeholder={t('reference.choose')}
        options={[...options]}
        value={asList(value).flatMap((prop) => asText(prop) ?? [])}
        onChange={(next: readonly string[]) => onChange(next)}
      />
    </div>
  )
}
