import { Alert, Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'

/** The page is older than the articles of the server: it has to be loaded again. */
export function OutdatedAlert({ isOpen }: { isOpen: boolean }) {
  const { t } = useText(NAMESPACE)
  return (
    <Alert
      type="error"
      content={t(isOpen ? 'editor.outdated' : 'editor.outdatedUnopened')}
      action={
        <Button size="mini" type="primary" onClick={() => location.reload()}>
          {t('editor.reload')}
        </Button>
      }
    />
  )
}
