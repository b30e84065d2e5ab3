import type { ReportRow } from '@sqos/api-client/report'
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
import { useReportColumns } from './use-report-columns.tsx'
import { useReportForm } from './use-report-form.ts'
import { useReportCategories, useReportList } from './use-report-list.ts'

export { catalogues } from './catalogue.ts'

const DesignPage = lazy(async () => ({ default: (await import('./DesignPage.tsx')).DesignPage }))
const ReportForm = lazy(async () => ({ default: (await import('./ReportForm.tsx')).ReportForm }))
const HistoryDrawer = lazy(async () => ({ default: (await import('./HistoryDrawer.tsx')).HistoryDrawer }))

/** 报表设计: the list of reports, or the design of the report in the address. */
export default function ReportDesignPage() {
  const mayEdit = usePermission()('btn_edit')
  const { designedId, closeDesign } = useDesignAddress()
  if (designedId === undefined || !mayEdit) return <ReportList />
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      <DesignPage key={designedId} id={designedId} onClose={closeDesign} />
    </Suspense>
  )
}

/** The drawer of versions of a row. */
interface Opened {
  row: ReportRow
  open: boolean
}

function ReportList() {
  const { t } = useText(NAMESPACE)
  const { t: title } = useText(PAGE_TEXTS)
  const list = useReportList()
  const { openDesign } = useDesignAddress()
  const form = useReportForm(list.rows)
  const categories = useReportCategories()
  const [opened, setOpened] = useState<Opened>()
  const columns = useReportColumns({
    ...list,
    edit: form.edit,
    design: openDesign,
    showHistory: (row) => setOpened({ row, open: true }),
    nameOf: (id) => categories.options.find(({ value }) => value === id)?.label ?? '',
  })
  const close = () => setOpened((shown) => shown && { ...shown, open: false })

  return (
    <PagedList
      title={t('title')}
      name="report"
      list={list}
      columns={columns}
      rowKey={rowKey}
      fields={[
        categoryField(
          { label: title(PAGES.report.columns.categoryId.title), placeholder: t('chooseCategory') },
          categories,
        ),
      ]}
      create={{ text: t('action.create'), first: t('empty'), onCreate: () => form.create() }}
      secondary={
        <Permit code="btn_upload">
          <ImportButton accept=".json,.rp" busy={list.importing} onFile={list.importFile}>
            {t('action.import')}
          </ImportButton>
        </Permit>
      }
      onRowOpen={form.mayEdit ? openDesign : undefined}
    >
      <Suspense>
        {form.wasOpened && <ReportForm form={form} />}
        {opened && <HistoryDrawer key={opened.row.id} row={opened.row} open={opened.open} onClose={close} />}
      </Suspense>
    </PagedList>
  )
}

const rowKey = ({ id }: ReportRow) => id
