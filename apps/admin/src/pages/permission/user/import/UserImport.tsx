import { Button } from '@arco-design/web-react'
import { IconUpload } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { UserImportDialog } from './UserImportDialog.tsx'

/** 导入, for users with the permission. */
export function UserImport() {
  const { t } = useText(NAMESPACE)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Permit code="btn_upload">
        <Button icon={<IconUpload aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t('action.import')}
        </Button>
      </Permit>
      <UserImportDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
