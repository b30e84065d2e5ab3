import { IconClose } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../locales.ts'

/** The icon of the button that closes a message. The icon of Arco has no accessible name. */
export function CloseMark() {
  const { t } = useText(NAMESPACE)
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the kit draws its icons itself, as svg
  return <IconClose role="img" aria-hidden={false} aria-label={t('close')} />
}
