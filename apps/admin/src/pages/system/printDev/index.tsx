import type { PrintTemplateRow } from '@sqos/api-client/print'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { ImportButton } from '@sqos/ui-kit/import'
import type { SearchField } from '@sqos/ui-kit/list'
import { lazy, Suspense, useState } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { categoryField } from '../../../parts/category-field/category-field.tsx'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { PAGE_TEXTS } from '../../../parts/page-columns/catalogue.ts'
import { NAMESPACE } from './catalogue.ts'
import { usePrintColumns } from './use-print-columns.tsx'
import { usePrintForm } from './use-print-form.ts'
import { usePrintCategories, usePrintList } from './use-print-list.ts'

export { catalogues } from './catalogue.ts'

const PrintForm = lazy(async () => ({ default: (await import('./PrintForm.tsx')).PrintForm }))
const HistoryDrawer = lazy(async () => ({ default: (await import('./HistoryDrawer.tsx')).HistoryDrawer }))

/** 打印模板: templates that put records on paper. */
export default function PrintTemplatePage() {
  const { t } = useText(NAMESPACE)
  const list = usePrintList()
  const form = usePrintForm(list.rows)
  const [history, setHistory] = useState<{ row: PrintTemplateRow; open: boolean }>()
  const columns = usePrintColumns({
    ...list,
    edit: form.edit,
    showHistory: (row) => setHistory({ row, open: true }),
  })

  return (
    <PagedList
      title={t('title')}
      name="print-template"
      list={list}
      columns={columns}
      rowKey={rowKey}
      fields={useSearchFields()}
      create={{ text: t('action.create'), first: t('empty'), onCreate: () => form.create() }}
      secondary={
        <Permit code="btn_upload">
          <ImportButton accept=".bp" busy={list.importing} onFile={list.importFile}>
            {t('action.import')}
          </ImportButton>
        </Permit>
      }
      onRowOpen={form.mayEdit ? form.edit : undefined}
    >
      <Suspense>
        {form.wasOpened && <PrintForm form={form} />}
        {history && (
          <HistoryDrawer
            key={history.row.id}
            {...history}
            onClose={() => setHistory((shown) => shown && { ...shown, open: false })}
          />
        )}
      </Suspense>
    </PagedList>
  )
}

function useSearchFields(): SearchField[] {
  const { t } = useText(NAMESPACE)
  const { t: title } = useText(PAGE_TEXTS)
  const categories = usePrintCategories()
  const types = ['1', '2'].map((value) => ({ value, label: t(`type.${value}`) }))
  return [
    categoryField(
      { label: title(PAGES.printTemplate.columns.category.title), placeholder: t('rule.category') },
      categories,
    ),
    {
      name: 'type',
      label: t('field.type'),
      control: ({ id, label, value, onChange }) => (
        <Select
          id={id}
          aria-label={label}
          allowClear
          placeholder={t('chooseType')}
          options={types}
          {...(value !== '' && { value })}
          onChange={(chosen: string | undefined) => onChange(chosen ?? '')}
        />
      ),
    },
  ]
}

const rowKey = ({ id }: PrintTemplateRow) => id
