import { PERMISSION } from '@sqos/contract'
import { may, type Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import { accessTo } from './rights/model-access.ts'
import type { OpenModel } from './models.ts'
import type { RecordDeps } from './record.service.ts'

/** Documents for the pages of models. */
export function createConfigService({
  authority,
  models,
  hasFlow,
}: RecordDeps & { hasFlow: (model: OpenModel) => Promise<boolean> }) {
  /** For callers with the model in their menu, and for designers. */
  async function get(modelId: string, actor: Actor) {
    const model = await models.open(modelId, actor.authorityVersion)
    const grants = model && (await accessTo(model, { actor, authority }))
    const isDesigner = may(actor, PERMISSION.model.view)
    if (!grants?.may('view') && !isDesigner) throw new AppError('forbidden', 'error.forbidden')
    if (!model) throw new AppError('notFound', 'error.recordMissing')
    if (!model.isEnabled && !isDesigner) throw new AppError('refused', 'record.disabled')
    const { fullName, enCode, webType, formData, columnData, appColumnData, flowTemplateJson, formVersion } = model
    return {
      fullName,
      webType: String(webType),
      formData,
      columnData,
      appColumnData,
      flowId: model.id,
      flowEnCode: `#visualDev${enCode}`,
      flowTemplateJson,
      hasFlow: await hasFlow(model),
      design: formVersion,
    }
  }

  return { get }
}

export type ConfigService = ReturnType<typeof createConfigService>
