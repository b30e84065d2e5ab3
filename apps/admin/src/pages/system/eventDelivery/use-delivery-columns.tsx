import type { FailedTask } from '@sqos/api-client/event-delivery'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowAction, RowActions } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'
import type { DeliveryAction } from './use-delivery-list.ts'

/** The columns of failed tasks, and the actions that the user may take. */
export function useDeliveryColumns(act: (action: DeliveryAction, ids: string[]) => void): DataColumn<FailedTask>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const actions = (['retry', 'discard'] as const).filter((action) => may(`btn_${action}`))

  return usePageColumns<typeof PAGES.eventDelivery, FailedTask>(PAGES.eventDelivery, {
    cells: { type: { value: ({ kind, type }) => (kind === 'job' ? t('kind.job') : type) } },
    actions:
      actions.length > 0
        ? {
            width: 128,
            render: ({ id, handler }) => (
              <RowActions>
                {actions.map((action) => (
                  <RowAction
                    key={action}
                    label={t('action.named', { action: t(`action.${action}`), name: handler })}
                    destroys={action === 'discard'}
                    onClick={() => act(action, [id])}
                  >
                    {t(`action.${action}`)}
                  </RowAction>
                ))}
              </RowActions>
            ),
          }
        : undefined,
  })
}
