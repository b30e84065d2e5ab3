import { Button } from '@arco-design/web-react'
import { type PortalAuth, useArrangePortalMutation } from '@sqos/api-client/portal'
import { useText } from '@sqos/i18n/react'
import type { PortalServices } from '@sqos/portal'
import { createPortalDesign, PortalArranger } from '@sqos/portal/designer'
import { useState } from 'react'
import { useLeaveGuard } from '../expiry/use-leave-guard.ts'
import { NAMESPACE } from './catalogue.ts'

interface ArrangePortalProps {
  portal: PortalAuth
  services: PortalServices
  onDone: () => void
}

/** The user's own places of the parts. */
export function ArrangePortal({ portal: { id, formData }, services, onDone }: ArrangePortalProps) {
  const { t } = useText(NAMESPACE)
  const [design] = useState(() => createPortalDesign(formData))
  const [arrange, { isLoading }] = useArrangePortalMutation()
  useLeaveGuard(() => design.getState().isDirty)

  async function save() {
    const { error } = await arrange({ id, portalArrangementBody: { formData: design.serialise() } })
    if (error) return
    design.markSaved()
    onDone()
  }

  return (
    <PortalArranger
      design={design}
      view={services}
      extra={
        <>
          <Button size="small" onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button size="small" type="primary" loading={isLoading} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    />
  )
}
