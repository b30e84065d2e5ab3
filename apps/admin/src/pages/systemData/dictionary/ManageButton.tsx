import { Button } from '@arco-design/web-react'
import { IconSettings } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { NAMESPACE } from './catalogue.ts'

/** The gear that opens the management of dictionaries. */
export function ManageButton({ onManage }: { onManage: () => void }) {
  const { t } = useText(NAMESPACE)
  return (
    <Permit code="btn_type">
      <Button
        type="text"
        size="small"
        iconOnly
        icon={<IconSettings aria-hidden="true" />}
        aria-label={t('types.manage')}
        title={t('types.manage')}
        onClick={onManage}
      />
    </Permit>
  )
}
