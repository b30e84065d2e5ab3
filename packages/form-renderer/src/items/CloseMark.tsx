import { IconClose } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../locales.ts'

/** What stands in the button that closes a notice: the kit's own has no name. */
export function CloseMark() {
  const { t } = useText(NAMESPACE)
  return (
    <span role="img" aria-label={t('close')}>
      <IconClose />
    </span>
  )
}
