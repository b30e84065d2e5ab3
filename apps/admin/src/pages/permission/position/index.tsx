import { Button, Select } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import { useListDictionaryOptionsQuery } from '@sqos/api-client/dictionary'
import type { PositionRow } from '@sqos/api-client/position'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { DensityMenu, ListPage, Pagination, SearchBar, type SearchField, Toolbar } from '@sqos/ui-kit/list'
import { ColumnSettings, DataTable, type DataTableState } from '@sqos/ui-kit/table'
import { lazy, Suspense } from 'react'
import { usePageRoute } from '../../../app/routing/page-route.ts'
import { useMediaQuery } from '../../../app/use-media-query.ts'
import { OrganizationPanel } from '../../../parts/people/OrganizationPanel.tsx'
import { NAMESPACE } from './catalogue.ts'
import { usePositionColumns } from './use-position-columns.tsx'
import { usePositionForm } from './use-position-form.ts'
import { usePositionList } from './use-position-list.ts'
import { usePositionMembers } from './use-position-members.ts'

export { catalogues } from './catalogue.ts'

const PositionDialog = lazy(async () => ({ default: (await import('./PositionDialog.tsx')).PositionDialog }))
const MembersDialog = lazy(async () => ({
  default: (await import('../../../parts/people/MembersDialog.tsx')).MembersDialog,
}))

/** 岗位管理: organisations at the side, the positions of the chosen one and of those below it. */
export default function PositionPage() {
  const { t } = useText(NAMESPACE)
  const list = usePositionList()
  const form = usePositionForm({ organizeId: list.filters.organizeId, rows: list.rows })
  const members = usePositionMembers()
  const columns = usePositionColumns({ edit: form.edit, remove: list.remove, members: members.open })
  const layoutKey = usePageRoute()?.id ?? 'position'
  const phone = useMediaQuery('(width < 640px)')

  const create = (text: string) => (
    <Permit code="btn_add">
      <Button type="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => form.create()}>
        {text}
      </Button>
    </Permit>
  )
  const ready: DataTableState =
    list.state.kind === 'ready' ? { ...list.state, emptyAction: create(t('empty')) } : list.state

  return (
    <ListPage
      title={t('title')}
      side={
        <OrganizationPanel
          storageKey="position"
          chosenId={list.filters.organizeId}
          onChoose={list.chooseOrganization}
        />
      }
      search={
        <SearchBar
          keyword={list.keyword}
          filters={list.filters}
          fields={useSearchFields()}
          onSearch={list.search}
          onReset={list.reset}
        />
      }
      toolbar={
        <Toolbar
          primary={create(t('action.create'))}
          tools={
            <>
              <DensityMenu />
              <ColumnSettings layoutKey={layoutKey} columns={columns} />
            </>
          }
          onRefresh={list.refresh}
          refreshing={list.refreshing}
        />
      }
      pagination={
        <Pagination
          total={list.total}
          page={list.page}
          pageSize={list.pageSize}
          onPageChange={list.setPage}
          onPageSizeChange={list.setPageSize}
        />
      }
    >
      <DataTable
        label={t('title')}
        rows={list.rows}
        columns={columns}
        rowKey={rowKey}
        // Whoever was granted no column sees no rows.
        state={columns.length > 0 ? ready : NO_PERMISSION}
        sort={list.sort}
        onSortChange={list.setSort}
        onRowOpen={form.mayEdit ? form.edit : undefined}
        layoutKey={layoutKey}
        showIndex
        firstIndex={(list.page - 1) * list.pageSize + 1}
        height="fill"
        // Beside a tree the table may be narrower than a phone, and is still read as a table.
        layout={phone ? 'cards' : 'table'}
      />
      <Suspense>
        {form.wasOpened && <PositionDialog form={form} />}
        {members.opened && (
          <MembersDialog
            open={members.isOpen}
            title={t('membersOf', { name: members.opened.position.fullName })}
            memberIds={members.opened.memberIds}
            onSave={members.save}
            onClose={members.close}
          />
        )}
      </Suspense>
    </ListPage>
  )
}

function useSearchFields(): SearchField[] {
  const { t } = useText(NAMESPACE)
  const types = useListDictionaryOptionsQuery({ typeId: 'PositionType' })
  const choice = (name: string, options: { value: string; label: string }[]): SearchField => ({
    name,
    label: t(`column.${name}`),
    control: ({ id, value, onChange }) => (
      <Select
        id={id}
        allowClear
        placeholder={t('choose')}
        options={options}
        {...(value !== '' && { value })}
        onChange={(chosen: string | undefined) => onChange(chosen ?? '')}
      />
    ),
  })
  return [
    choice(
      'type',
      (types.data?.list ?? []).map(({ enCode, fullName }) => ({ value: enCode, label: fullName })),
    ),
    choice('enabledMark', [
      { value: '1', label: t('state.on') },
      { value: '0', label: t('state.off') },
    ]),
  ]
}

const NO_PERMISSION: DataTableState = { kind: 'no-permission' }

const rowKey = ({ id }: PositionRow) => id
