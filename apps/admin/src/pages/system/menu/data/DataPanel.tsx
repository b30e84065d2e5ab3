import { Button } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import {
  type DataField,
  type DataScheme,
  useDeleteDataFieldMutation,
  useDeleteDataSchemeMutation,
  useListDataFieldsQuery,
  useListDataSchemesQuery,
  useToggleDataSchemeMutation,
} from '@sqos/api-client/menu'
import { useText } from '@sqos/i18n/react'
import { confirmDelete } from '@sqos/ui-kit'
import { RowAction, RowActions, StateSwitch } from '@sqos/ui-kit/list'
import { type DataColumn, DataTable, tableState } from '@sqos/ui-kit/table'
import { useState } from 'react'
import { TabButtons } from '../../../../parts/switch/TabButtons.tsx'
import { NAMESPACE } from '../catalogue.ts'
import styles from '../Menu.module.css'
import { wordsOf } from './conditions.ts'
import { FieldDialog } from './FieldDialog.tsx'
import { SchemeDialog } from './SchemeDialog.tsx'
import { useFieldForm, useSchemeForm } from './use-data-forms.ts'

const NO_FIELDS: readonly DataField[] = []
const NO_SCHEMES: readonly DataScheme[] = []

/** 数据权限: the data schemes of an entry, and their fields. */
export function DataPanel({ moduleId }: { moduleId: string }) {
  const { t } = useText(NAMESPACE)
  const [tab, setTab] = useState<'schemes' | 'fields'>('schemes')
  const choices = (['schemes', 'fields'] as const).map((id) => ({ id, label: t(`data.${id}`) }))
  return (
    <div className={styles.drawer}>
      <TabButtons label={t('action.data')} choices={choices} chosen={tab} onChoose={setTab} />
      {tab === 'schemes' ? <SchemeList moduleId={moduleId} /> : <FieldList moduleId={moduleId} />}
    </div>
  )
}

function SchemeList({ moduleId }: { moduleId: string }) {
  const { t } = useText(NAMESPACE)
  const query = useListDataSchemesQuery({ moduleId })
  const fields = useListDataFieldsQuery({ moduleId }).data?.list ?? NO_FIELDS
  const rows = query.data?.list ?? NO_SCHEMES
  const offered = fields.filter(({ enabledMark }) => enabledMark === 1)
  const form = useSchemeForm({ moduleId, rows, fields: offered })
  const [removeScheme] = useDeleteDataSchemeMutation()
  const [toggleScheme] = useToggleDataSchemeMutation()

  const columns: DataColumn<DataScheme>[] = [
    {
      id: 'fullName',
      header: t('data.schemeName'),
      minWidth: 120,
      isRowHeader: true,
      value: (row) => row.fullName,
    },
    {
      id: 'conditionText',
      header: t('data.conditions'),
      minWidth: 220,
      // A scheme with a fixed meaning has no conditions.
      value: (row) => (row.enCode === '' ? row.conditionText : t(`data.kinds.${row.enCode}`)),
    },
    {
      id: 'enabledMark',
      header: t('column.enabledMark'),
      width: 70,
      value: (row) => t(row.enabledMark === 1 ? 'state.on' : 'state.off'),
      render: (row) => (
        <StateSwitch
          on={row.enabledMark === 1}
          name={row.fullName}
          onToggle={() => toggleScheme({ id: row.id }).unwrap()}
        />
      ),
    },
    useActions<DataScheme>(form.edit, (row) => removeScheme(row)),
  ]

  return (
    <div className={styles.drawer}>
      <div className={styles.bar}>
        <Button type="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => form.create()}>
          {t('action.create')}
        </Button>
      </div>
      <DataTable
        label={t('data.schemes')}
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        state={tableState(query.data ? { ...query, isFetching: false } : query, undefined)}
        onRowOpen={form.edit}
      />
      <SchemeDialog form={form} fields={offered} />
    </div>
  )
}

function FieldList({ moduleId }: { moduleId: string }) {
  const { t } = useText(NAMESPACE)
  const query = useListDataFieldsQuery({ moduleId })
  const rows = query.data?.list ?? NO_FIELDS
  const form = useFieldForm({ moduleId, rows })
  const [removeField] = useDeleteDataFieldMutation()
  const words = (csv: string, prefix: string) =>
    wordsOf(csv)
      .map((word) => t(`${prefix}.${word.replace('@', '')}`))
      .join('、')

  const columns: DataColumn<DataField>[] = [
    { id: 'enCode', header: t('data.column.enCode'), minWidth: 120, value: (row) => row.enCode },
    {
      id: 'fullName',
      header: t('data.column.fullName'),
      minWidth: 100,
      isRowHeader: true,
      value: (row) => row.fullName,
    },
    { id: 'type', header: t('data.column.type'), width: 80, value: (row) => t(`data.type.${row.type}`) },
    {
      id: 'conditionSymbol',
      header: t('data.column.conditionSymbol'),
      minWidth: 120,
      value: (row) => words(row.conditionSymbol, 'symbol'),
    },
    {
      id: 'conditionText',
      header: t('data.column.conditionText'),
      minWidth: 120,
      value: (row) => words(row.conditionText, 'content'),
    },
    useActions<DataField>(form.edit, (row) => removeField(row)),
  ]

  return (
    <div className={styles.drawer}>
      <div className={styles.bar}>
        <Button type="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => form.create()}>
          {t('action.create')}
        </Button>
      </div>
      <DataTable
        label={t('data.fields')}
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        state={tableState(query.data ? { ...query, isFetching: false } : query, undefined)}
        onRowOpen={form.edit}
      />
      <FieldDialog form={form} />
    </div>
  )
}

interface Named {
  id: string
  fullName: string
}

/** The column with the commands of a row. */
function useActions<Row extends Named>(
  onEdit: (row: Row) => void,
  onRemove: (row: { id: string }) => Promise<unknown>,
): DataColumn<Row> {
  const { t } = useText(NAMESPACE)
  const remove = async ({ id, fullName }: Row) => {
    if (await confirmDelete({ name: fullName })) await onRemove({ id })
  }
  return {
    id: 'actions',
    header: t('column.actions'),
    width: 128,
    pinned: 'end',
    hideable: false,
    resizable: false,
    render: (row) => (
      <RowActions>
        <RowAction
          label={t('action.named', { action: t('action.edit'), name: row.fullName })}
          onClick={() => onEdit(row)}
        >
          {t('action.edit')}
        </RowAction>
        <RowAction
          label={t('action.named', { action: t('action.remove'), name: row.fullName })}
          destroys
          onClick={() => void remove(row)}
        >
          {t('action.remove')}
        </RowAction>
      </RowActions>
    ),
  }
}
