import { ImportButton } from '@sqos/ui-kit/import'
import type { BillRuleRow } from '@sqos/api-client/bill-rule'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { lazy, Suspense } from 'react'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { NAMESPACE } from './catalogue.ts'
import { useBillRuleColumns } from './use-bill-rule-columns.tsx'
import { useBillRuleForm } from './use-bill-rule-form.ts'
import { useBillRuleList } from './use-bill-rule-list.ts'

export { catalogues } from './catalogue.ts'

const BillRuleDialog = lazy(async () => ({ default: (await import('./BillRuleDialog.tsx')).BillRuleDialog }))

/** 单据规则: rules that generate document numbers. */
export default function BillRulePage() {
  const { t } = useText(NAMESPACE)
  const list = useBillRuleList()
  const form = useBillRuleForm(list.rows)
  const columns = useBillRuleColumns({ ...list, edit: form.edit })

  return (
    <PagedList
      title={t('title')}
      name="bill-rule"
      list={list}
      columns={columns}
      rowKey={rowKey}
      create={{ text: t('action.create'), first: t('empty'), onCreate: () => form.create() }}
      secondary={
        <Permit code="btn_upload">
          <ImportButton accept=".bb" busy={list.importing} onFile={list.importFile}>
            {t('action.import')}
          </ImportButton>
        </Permit>
      }
      onRowOpen={form.mayEdit ? form.edit : undefined}
    >
      <Suspense>{form.wasOpened && <BillRuleDialog form={form} />}</Suspense>
    </PagedList>
  )
}

const rowKey = ({ id }: BillRuleRow) => id
