import { Space, Tag } from '@arco-design/web-react'
import type { DatasetRow } from '@sqos/api-client/dataset'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { lazy, Suspense, useState } from 'react'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { NAMESPACE } from './catalogue.ts'
import { useDatasetForm } from './use-dataset-form.ts'
import { useDatasetList } from './use-dataset-list.ts'

export { catalogues } from './catalogue.ts'

const DatasetForm = lazy(async () => ({ default: (await import('./DatasetForm.tsx')).DatasetForm }))
const ExtractDrawer = lazy(async () => ({ default: (await import('./ExtractDrawer.tsx')).ExtractDrawer }))
const UsesDrawer = lazy(async () => ({ default: (await import('./UsesDrawer.tsx')).UsesDrawer }))

/** 数据集: the list of datasets, their form, and where they are used. */
export default function DatasetsPage() {
  const { t } = useText(NAMESPACE)
  const list = useDatasetList()
  const form = useDatasetForm(list.rows)
  const [used, setUsed] = useState<{ row: DatasetRow; open: boolean }>()
  const [extracted, setExtracted] = useState<{ row: DatasetRow; open: boolean }>()
  const columns = usePageColumns<typeof PAGES.dataset, DatasetRow>(PAGES.dataset, {
    cells: { kind: { render: (row) => <KindCell row={row} /> } },
    state: { on: t('state.on'), off: t('state.off'), toggle: list.toggle },
    rowActions: {
      width: 172,
      edit: form.edit,
      remove: list.remove,
      more: moreMenu((row: DatasetRow) => [
        { text: t('action.uses'), onClick: () => setUsed({ row, open: true }) },
        ...(row.extract === 'none'
          ? []
          : [{ text: t('action.extract'), onClick: () => setExtracted({ row, open: true }) }]),
      ]),
    },
  })

  return (
    <PagedList
      title={t('title')}
      name="dataset"
      list={list}
      columns={columns}
      rowKey={rowKey}
      create={{ text: t('action.create'), first: t('empty'), onCreate: () => form.create() }}
      onRowOpen={form.mayEdit ? form.edit : undefined}
    >
      <Suspense>
        {form.wasOpened && <DatasetForm form={form} />}
        {used && (
          <UsesDrawer
            key={used.row.id}
            row={used.row}
            open={used.open}
            onClose={() => setUsed((shown) => shown && { ...shown, open: false })}
          />
        )}
        {extracted && (
          <ExtractDrawer
            key={extracted.row.id}
            row={extracted.row}
            open={extracted.open}
            mayRefresh={form.mayEdit}
            onClose={() => setExtracted((shown) => shown && { ...shown, open: false })}
          />
        )}
      </Suspense>
    </PagedList>
  )
}

/** The kind, and the state of extracts. */
function KindCell({ row: { kind, extract } }: { row: DatasetRow }) {
  const { t } = useText(NAMESPACE)
  if (extract === 'none') return t(`kind.${kind}`)
  return (
    <Space size={4}>
      {t(`kind.${kind}`)}
      <Tag size="small" {...COLORS[extract]}>
        {t(`extract.${extract}`)}
      </Tag>
    </Space>
  )
}

const COLORS = {
  waiting: {},
  running: { color: 'arcoblue' },
  made: { color: 'green' },
  failed: { color: 'red' },
} as const

const rowKey = ({ id }: DatasetRow) => id
