import { isApiError } from '@sqos/api-client'
import type { DataInterfaceRow } from '@sqos/api-client/data-interface'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { lazy, Suspense, useState } from 'react'
import { NAMESPACE } from './catalogue.ts'
import { CategoryPanel, type CategoryPanelProps } from './CategoryPanel.tsx'
import styles from './DataInterface.module.css'
import { InterfaceTable } from './InterfaceTable.tsx'
import { useCategoryChoice } from './use-category-choice.ts'
import { useInterfaceColumns } from './use-interface-columns.tsx'
import { useInterfaceForm } from './use-interface-form.ts'
import { useInterfaceList } from './use-interface-list.ts'

export { catalogues } from './catalogue.ts'

const InterfaceEditor = lazy(async () => ({ default: (await import('./editor/InterfaceEditor.tsx')).InterfaceEditor }))
const PreviewDrawer = lazy(async () => ({ default: (await import('./preview/PreviewDrawer.tsx')).PreviewDrawer }))
const LogDrawer = lazy(async () => ({ default: (await import('./log/LogDrawer.tsx')).LogDrawer }))

/** 数据接口: data sources of forms, reports and other systems. */
export default function DataInterfacePage() {
  const { categories, chosen, query, choose } = useCategoryChoice()
  if (!chosen) return <NothingToShow query={query} />
  return <Interfaces key={chosen.id} panel={{ categories, chosenId: chosen.id, onChoose: choose }} />
}

/** The open drawer; kept while it closes. */
interface Side {
  kind: 'preview' | 'log'
  row: DataInterfaceRow
  open: boolean
}

function Interfaces({ panel }: { panel: CategoryPanelProps }) {
  const list = useInterfaceList(panel.chosenId)
  const form = useInterfaceForm({ categoryId: panel.chosenId, rows: list.rows })
  const [side, setSide] = useState<Side>()
  const show = (kind: Side['kind']) => (row: DataInterfaceRow) => setSide({ kind, row, open: true })
  const columns = useInterfaceColumns({ ...list, edit: form.edit, preview: show('preview'), log: show('log') })
  const close = () => setSide((shown) => shown && { ...shown, open: false })

  if (form.isOpen) {
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <InterfaceEditor form={form} categories={panel.categories} />
      </Suspense>
    )
  }
  return (
    <>
      <InterfaceTable
        side={<CategoryPanel {...panel} />}
        list={list}
        columns={columns}
        onCreate={form.create}
        onEdit={form.mayEdit ? form.edit : undefined}
      />
      <Suspense>
        {side?.kind === 'preview' && (
          <PreviewDrawer key={side.row.id} row={side.row} open={side.open} onClose={close} />
        )}
        {side?.kind === 'log' && <LogDrawer key={side.row.id} row={side.row} open={side.open} onClose={close} />}
      </Suspense>
    </>
  )
}

/** Loading, failed, or no categories. */
function NothingToShow({ query }: { query: ReturnType<typeof useCategoryChoice>['query'] }) {
  const { t } = useText(NAMESPACE)
  const error = isApiError(query.error) ? query.error : undefined
  return (
    <div className={styles.nothing}>
      <h1 className={styles.title}>{t('title')}</h1>
      {query.isFetching && <Skeleton lines={8} />}
      {!query.isFetching && query.isError && (
        <FailedState hint={error?.msg} traceId={error?.traceId} onRetry={() => void query.refetch()} />
      )}
      {!query.isFetching && query.isSuccess && <EmptyState title={t('noCategory')} hint={t('noCategoryHint')} />}
    </div>
  )
}
