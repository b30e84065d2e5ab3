import type { PortalRow } from '@sqos/api-client/portal'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { Permit, usePermission } from '@sqos/session'
import { Skeleton } from '@sqos/ui-kit'
import { ImportButton } from '@sqos/ui-kit/import'
import { lazy, Suspense, useState } from 'react'
import { categoryField } from '../../../parts/category-field/category-field.tsx'
import { useDesignAddress } from '../../../parts/design-address/use-design-address.ts'
import { PAGE_TEXTS } from '../../../parts/page-columns/catalogue.ts'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { NAMESPACE } from './catalogue.ts'
import { usePortalColumns } from './use-portal-columns.tsx'
import { usePortalForm } from './use-portal-form.ts'
import { usePortalCategories, usePortalList } from './use-portal-list.ts'

export { catalogues } from './catalogue.ts'

const DesignPage = lazy(async () => ({ default: (await import('./DesignPage.tsx')).DesignPage }))
const PortalForm = lazy(async () => ({ default: (await import('./PortalForm.tsx')).PortalForm }))
const HistoryDrawer = lazy(async () => ({ default: (await import('./HistoryDrawer.tsx')).HistoryDrawer }))
const GrantsDrawer = lazy(async () => ({ default: (await import('./GrantsDrawer.tsx')).GrantsDrawer }))

/** 门户设计: the list of portals, or the design of the portal in the address. */
export default function PortalDesignPage() {
  const mayEdit = usePermission()('btn_edit')
  const { designedId, closeDesign } = useDesignAddress()
  if (designedId === undefined || !mayEdit) return <PortalList />
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      <DesignPage key={designedId} id={designedId} onClose={closeDesign} />
    </Suspense>
  )
}

/** A drawer of a row. */
interface Opened {
  what: 'history' | 'grants'
  row: PortalRow
  open: boolean
}

function PortalList() {
  const { t } = useText(NAMESPACE)
  const { t: title } = useText(PAGE_TEXTS)
  const list = usePortalList()
  const { openDesign } = useDesignAddress()
  const form = usePortalForm(list.rows)
  const categories = usePortalCategories()
  const [opened, setOpened] = useState<Opened>()
  const columns = usePortalColumns({
    ...list,
    edit: form.edit,
    design: openDesign,
    showHistory: (row) => setOpened({ what: 'history', row, open: true }),
    grant: (row) => setOpened({ what: 'grants', row, open: true }),
  })
  const close = () => setOpened((shown) => shown && { ...shown, open: false })

  return (
    <PagedList
      title={t('title')}
      name="portal"
      list={list}
      columns={columns}
      rowKey={rowKey}
      fields={[
        categoryField(
          { label: title(PAGES.portal.columns.category.title), placeholder: t('chooseCategory') },
          categories,
        ),
      ]}
      create={{ text: t('action.create'), first: t('empty'), onCreate: () => form.create() }}
      secondary={
        <Permit code="btn_upload">
          <ImportButton accept=".json,.vp" busy={list.importing} onFile={list.importFile}>
            {t('action.import')}
          </ImportButton>
        </Permit>
      }
      onRowOpen={form.mayEdit ? openDesign : undefined}
    >
      <Suspense>
        {form.wasOpened && <PortalForm form={form} />}
        {opened?.what === 'history' && (
          <HistoryDrawer key={opened.row.id} row={opened.row} open={opened.open} onClose={close} />
        )}
        {opened?.what === 'grants' && (
          <GrantsDrawer key={opened.row.id} row={opened.row} open={opened.open} onClose={close} />
        )}
      </Suspense>
    </PagedList>
  )
}

const rowKey = ({ id }: PortalRow) => id
