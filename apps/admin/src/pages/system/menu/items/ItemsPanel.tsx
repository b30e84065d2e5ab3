import { Button } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import type { ModuleItem } from '@sqos/api-client/menu'
import { useText } from '@sqos/i18n/react'
import { confirmDelete } from '@sqos/ui-kit'
import { RowAction, RowActions, StateSwitch } from '@sqos/ui-kit/list'
import { type DataColumn, DataTable, tableState } from '@sqos/ui-kit/table'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from '../Menu.module.css'
import { BatchDialog } from './BatchDialog.tsx'
import { type ItemCalls, type ItemKind, useButtonCalls, useColumnCalls, useFormCalls } from './item-calls.ts'
import { ItemDialog } from './ItemDialog.tsx'
import { useItemForm } from './use-item-form.ts'

/** The most common codes of pages in this API family. Source: contract, shell, section 3.5. */
const COMMON_BUTTONS = ['btn_add', 'btn_edit', 'btn_detail', 'btn_remove', 'btn_upload', 'btn_download'] as const

/** 按钮权限 of an entry. */
export const ButtonsPanel = ({ moduleId }: { moduleId: string }) => (
  <ItemsPanel kind="buttons" moduleId={moduleId} calls={useButtonCalls(moduleId)} />
)

/** 列表权限 of an entry. */
export const ColumnsPanel = ({ moduleId }: { moduleId: string }) => (
  <ItemsPanel kind="columns" moduleId={moduleId} calls={useColumnCalls(moduleId)} />
)

/** 表单权限 of an entry. */
export const FormsPanel = ({ moduleId }: { moduleId: string }) => (
  <ItemsPanel kind="forms" moduleId={moduleId} calls={useFormCalls(moduleId)} />
)

interface ItemsPanelProps {
  kind: ItemKind
  moduleId: string
  calls: ItemCalls
}

/** The items of an entry that can be granted one by one. */
function ItemsPanel({ kind, moduleId, calls }: ItemsPanelProps) {
  const { t } = useText(NAMESPACE)
  const form = useItemForm({ moduleId, calls })
  const [isBatchOpen, setIsBatchOpen] = useState(false)
  const addMany = (list: { enCode: string; fullName: string }[]) =>
    calls.createMany({ moduleItemBatchBody: { moduleId, list } }).unwrap()

  async function remove({ id, fullName }: ModuleItem) {
    if (await confirmDelete({ name: fullName })) await calls.remove({ id })
  }

  const code: DataColumn<ModuleItem> = {
    id: 'enCode',
    header: t(`item.code.${kind}`),
    minWidth: 130,
    value: (row) => row.enCode,
  }
  const name: DataColumn<ModuleItem> = {
    id: 'fullName',
    header: t(`item.name.${kind}`),
    minWidth: 130,
    isRowHeader: true,
    value: (row) => row.fullName,
  }
  const columns: DataColumn<ModuleItem>[] = [
    ...(kind === 'buttons' ? [name, code] : [code, name]),
    { id: 'sortCode', header: t('column.sortCode'), width: 70, align: 'end', value: (row) => row.sortCode },
    {
      id: 'enabledMark',
      header: t('column.enabledMark'),
      width: 70,
      value: (row) => t(row.enabledMark === 1 ? 'state.on' : 'state.off'),
      render: (row) => (
        <StateSwitch
          on={row.enabledMark === 1}
          name={row.fullName}
          onToggle={() => calls.toggle({ id: row.id }).unwrap()}
        />
      ),
    },
    {
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
            onClick={() => form.edit(row)}
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
    },
  ]
  const missing = COMMON_BUTTONS.filter((enCode) => !calls.rows.some((row) => row.enCode === enCode))

  return (
    <div className={styles.drawer}>
      <div className={styles.bar}>
        <Button type="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => form.create()}>
          {t('action.create')}
        </Button>
        <Button onClick={() => setIsBatchOpen(true)}>{t('item.batch')}</Button>
      </div>
      {kind === 'buttons' && missing.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no suggested tag is a group of buttons
        <div className={styles.common} role="group" aria-label={t('item.common')}>
          {t('item.common')}
          {missing.map((enCode) => (
            <Button
              key={enCode}
              size="mini"
              disabled={calls.adding}
              onClick={() => void addMany([{ enCode, fullName: t(`item.button.${enCode}`) }]).catch(() => undefined)}
            >
              {t(`item.button.${enCode}`)}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.table}>
        <DataTable
          label={t(`action.${kind}`)}
          rows={calls.rows}
          columns={columns}
          rowKey={({ id }) => id}
          state={tableState(calls.query.data ? { ...calls.query, isFetching: false } : calls.query, undefined)}
          onRowOpen={form.edit}
          height="fill"
        />
      </div>
      <ItemDialog kind={kind} form={form} />
      <BatchDialog open={isBatchOpen} onAdd={addMany} onClose={() => setIsBatchOpen(false)} />
    </div>
  )
}
