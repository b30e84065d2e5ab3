import type { CallSeat } from '@sqos/api-client/call-seat'
import { useText } from '@sqos/i18n/react'
import { lazy, Suspense } from 'react'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { NAMESPACE } from './catalogue.ts'
import { useCallSeatColumns } from './use-call-seat-columns.tsx'
import { useCallSeatForm } from './use-call-seat-form.ts'
import { useCallSeatList } from './use-call-seat-list.ts'

export { catalogues } from './catalogue.ts'

const CallSeatDialog = lazy(async () => ({ default: (await import('./CallSeatDialog.tsx')).CallSeatDialog }))

/** The list of seats, with a dialog to create and edit one. */
export default function CallSeatPage() {
  const { t } = useText(NAMESPACE)
  const list = useCallSeatList()
  const form = useCallSeatForm()
  const columns = useCallSeatColumns({ edit: form.edit, remove: list.remove })

  return (
    <PagedList
      title={t('title')}
      name="call-seat"
      list={list}
      columns={columns}
      rowKey={rowKey}
      exports={list.exports}
      create={{ text: t('action.create'), first: t('empty'), onCreate: () => form.create() }}
      onRowOpen={form.mayEdit ? form.edit : undefined}
    >
      <Suspense>{form.wasOpened && <CallSeatDialog form={form} />}</Suspense>
    </PagedList>
  )
}

const rowKey = ({ id }: CallSeat) => id
