import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { lazy, Suspense } from 'react'
import { BulkBar } from '@sqos/ui-kit/bulk'
import { NAMESPACE } from './catalogue.ts'
import type { UserBulk } from './use-user-bulk.ts'

const BulkProgress = lazy(async () => ({
  default: (await import('@sqos/ui-kit/bulk')).BulkProgress,
}))
const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }))

/** Actions on the selected users, with their progress. */
export function UserBulkBar({ people }: { people: UserBulk }) {
  const { t } = useText(NAMESPACE)
  return (
    <>
      {people.count > 0 && (
        <BulkBar count={people.count} onClear={people.clear}>
          <Permit code="btn_edit">
            <Button size="small" onClick={() => people.ask('enable')}>
              {t('bulk.enable')}
            </Button>
            <Button size="small" onClick={() => people.ask('disable')}>
              {t('bulk.disable')}
            </Button>
            <Button size="small" onClick={people.move.open}>
              {t('bulk.move')}
            </Button>
          </Permit>
          <Permit code="btn_remove">
            <Button size="small" status="danger" onClick={() => people.ask('delete')}>
              {t('bulk.delete')}
            </Button>
          </Permit>
        </BulkBar>
      )}
      <Suspense>
        {people.bulk.run && <BulkProgress bulk={people.bulk} />}
        {people.move.isOpen && (
          <MoveDialog open count={people.count} onMove={people.move.run} onClose={people.move.close} />
        )}
      </Suspense>
    </>
  )
}
