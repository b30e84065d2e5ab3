import { Button } from '@arco-design/web-react'
import type { MailDelivery } from '@sqos/api-client/mail'
import type { Translate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { BulkBar } from '@sqos/ui-kit/bulk'
import type { SearchField } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { NAMESPACE } from './catalogue.ts'
import { useMailDeliveryColumns } from './use-mail-delivery-columns.tsx'
import { MAIL_STATES, useMailDeliveryList } from './use-mail-delivery-list.ts'

export { catalogues } from './catalogue.ts'

/** 邮件发送记录: mails of the system, with what their servers answered. */
export default function MailDeliveryPage() {
  const { t } = useText(NAMESPACE)
  const mayRetry = usePermission()('btn_retry')
  const list = useMailDeliveryList()
  const columns = useMailDeliveryColumns(list.retry)
  const { keys, onChange } = list.selection

  return (
    <PagedList
      title={t('title')}
      name="mail-delivery"
      list={list}
      columns={columns}
      rowKey={rowKey}
      fields={[stateField(t)]}
      selection={mayRetry ? list.selection : undefined}
      below={
        keys.length > 0 && (
          <BulkBar count={keys.length} onClear={() => onChange([])}>
            <Button size="small" onClick={() => list.retry([...keys])}>
              {t('action.retry')}
            </Button>
          </BulkBar>
        )
      }
    />
  )
}

const rowKey = ({ id }: MailDelivery) => id

/** A filter with the states of mails. */
const stateField = (t: Translate): SearchField => ({
  name: 'state',
  label: t('filter.state'),
  control: ({ id, label, value, onChange }) => (
    <Select
      id={id}
      aria-label={label}
      style={{ inlineSize: 140 }}
      value={value}
      options={[
        { value: '', label: t('filter.any') },
        ...MAIL_STATES.map((state) => ({ value: state, label: t(`state.${state}`) })),
      ]}
      onChange={onChange}
    />
  ),
})
