import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { BulkBar } from '@sqos/ui-kit/bulk'
import { lazy, Suspense } from 'react'
import { BULK_CHANGE } from './catalogue.ts'
import type { BulkChange } from './use-bulk-change.ts'

const BulkProgress = lazy(async () => ({
  default: (await import('@sqos/ui-kit/bulk')).BulkProgress,
}))

/** Buttons that enable, disable or delete the selected rows, and the progress of the change. */
export function BulkChangeBar({ change }: { change: BulkChange }) {
  const { t } = useText(BULK_CHANGE)
  return (
    <>
      {change.count > 0 && (
        <BulkBar count={change.count} onClear={change.clear}>
          <Permit code="btn_edit">
            <Button size="small" onClick={() => change.ask('enable')}>
              {t('enable')}
            </Button>
            <Button size="small" onClick={() => change.ask('disable')}>
              {t('disable')}
            </Button>
          </Permit>
          <Permit code="btn_remove">
            <Button size="small" status="danger" onClick={() => change.ask('delete')}>
              {t('delete')}
            </Button>
          </Permit>
        </BulkBar>
      )}
      <Suspense>{change.bulk.run && <BulkProgress bulk={change.bulk} />}</Suspense>
    </>
  )
}
