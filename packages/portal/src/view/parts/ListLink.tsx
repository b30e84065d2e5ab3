import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { showToast } from '@sqos/ui-kit'
import { NAMESPACE } from '../../catalogue.ts'
import type { DatasetDefinition } from '../../document/dataset.ts'
import { usePortalServices } from '../services.ts'

/** Opens the list of the model with the filters of the part. */
export function ListLink({ definition }: { definition: DatasetDefinition | undefined }) {
  const { t } = useText(NAMESPACE)
  const { listAddress, go } = usePortalServices()
  const modelId = definition?.modelId
  if (!listAddress || !modelId || definition.kind !== 'model') return null

  async function open(model: string) {
    try {
      const address = await listAddress?.(model, definition?.filters ?? [])
      if (address) go(address)
      else showToast({ kind: 'warning', text: t('drill.noList') })
    } catch {
      showToast({ kind: 'error', text: t('drill.failed') })
    }
  }

  return (
    <Button type="text" size="mini" onClick={() => void open(modelId)}>
      {t('drill.all')}
    </Button>
  )
}
