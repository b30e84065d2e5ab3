import { useListDictionaryOptionsQuery } from '@sqos/api-client/dictionary'
import type { PositionRow } from '@sqos/api-client/position'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { type SearchField } from '@sqos/ui-kit/list'
import { lazy, Suspense } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { useAuthorityPage } from '../../../parts/authority/use-authority-page.ts'
import { AppOrganizationPanel } from '../../../parts/people/AppOrganizationPanel.tsx'
import { useGrantedObject } from '../../../parts/authority/use-granted-object.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { BulkChangeBar } from '../../../parts/bulk-change/BulkChangeBar.tsx'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { PAGE_TEXTS } from '../../../parts/page-columns/catalogue.ts'
import { NAMESPACE } from './catalogue.ts'
import { usePositionForm } from './use-position-form.ts'
import { usePositionList } from './use-position-list.ts'

export { catalogues } from './catalogue.ts'

const PositionDialog = lazy(async () => ({ default: (await import('./PositionDialog.tsx')).PositionDialog }))

/** 岗位管理: organisations, and the positions of the selected one and its descendants. */
export default function PositionPage() {
  const { t } = useText(NAMESPACE)
  const list = usePositionList()
  const form = usePositionForm({ organizeId: list.filters.organizeId, rows: list.rows })
  const { mayAuthorize } = useAuthorityPage()
  const granted = useGrantedObject<PositionRow>({
    objectType: 'Position',
    mayAuthorize,
    texts: {
      members: t('action.members'),
      authorize: t('action.authorize'),
      membersOf: (name) => t('membersOf', { name }),
    },
  })
  const columns = usePageColumns<typeof PAGES.position, PositionRow>(PAGES.position, {
    cells: {},
    state: { on: t('state.on'), off: t('state.off') },
    rowActions: { width: 184, edit: form.edit, remove: list.remove, more: granted.more },
  })

  return (
    <PagedList
      title={t('title')}
      name="position"
      list={list}
      columns={columns}
      rowKey={rowKey}
      side={
        <AppOrganizationPanel
          storageKey="position"
          chosenId={list.filters.organizeId}
          onChoose={list.chooseOrganization}
        />
      }
      fields={useSearchFields()}
      exports={list.exports}
      create={{ text: t('action.create'), first: t('empty'), onCreate: () => form.create() }}
      below={<BulkChangeBar change={list.bulkChange} />}
      selection={list.bulkChange.selection}
      onRowOpen={form.mayEdit ? form.edit : undefined}
    >
      <Suspense>{form.wasOpened && <PositionDialog form={form} />}</Suspense>
      {granted.dialogs}
    </PagedList>
  )
}

function useSearchFields(): SearchField[] {
  const { t } = useText(NAMESPACE)
  const { t: title } = useText(PAGE_TEXTS)
  const types = useListDictionaryOptionsQuery({ typeId: 'PositionType' })
  const choice = (name: string, options: { value: string; label: string }[]): SearchField => ({
    name,
    label: name === 'type' ? t('filterType') : title(PAGES.position.columns.enabledMark.title),
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

const rowKey = ({ id }: PositionRow) => id
