import type { JsonRecord } from '@sqos/form-model'
import { startSettings, SYSTEM_FORM } from '@sqos/workflow-model'
import { TASK_STATUS, type Design } from '@sqos/workflow-model/machine'
import type { Actor } from '../../../platform/actor.ts'
import type { EngineRow } from '../engine/engine.repository.ts'

/** The columns of a task that a save copies from its flow. */
export function taskColumns(
  engine: EngineRow,
  {
    id,
    actor,
    values,
    design,
    flowUrgent,
    now,
  }: {
    id: string
    actor: Pick<Actor, 'userId' | 'realName'>
    values: JsonRecord
    design: Design
    flowUrgent: number | null | undefined
    now: Date
  },
) {
  const settings = startSettings(design.root.properties)
  const usual = enteredTitle(engine, values) || `${actor.realName}的${engine.fullName}`
  const title =
    settings.titleType === 1
      ? fillTitle(settings.titleContent, { values: titleValues(design, values), actor, engine })
      : usual
  return {
    id,
    flowId: engine.id,
    flowVersion: engine.version,
    modelId: engine.type === 1 ? engine.id : null,
    fullName: (title || usual).slice(0, 200),
    flowCode: engine.enCode,
    flowName: engine.fullName,
    flowType: engine.type,
    flowCategory: engine.category,
    formType: engine.formType,
    flowUrgent: flowUrgent ?? 1,
    formContent: engine.type === 1 ? {} : values,
    isBatch: settings.isBatchApproval ? 1 : 0,
    status: TASK_STATUS.draft,
    completion: 0,
    thisStep: '',
    thisStepId: '',
    startTime: null,
    endTime: null,
    pressedTime: null,
    creatorUserId: actor.userId,
    creatorTime: now,
    lastModifyTime: null,
  }
}

/** The title that people enter on a page of the system. */
const enteredTitle = ({ formType }: EngineRow, { flowTitle }: JsonRecord): string =>
  formType === SYSTEM_FORM && typeof flowTitle === 'string' ? flowTitle.trim() : ''

/** The values that a title may name. Lists and messages show the title to everybody, so fields that a node hides are empty. */
function titleValues({ approvers }: Design, values: JsonRecord): JsonRecord {
  const hidden = [...approvers.values()].flatMap(({ formOperates }) =>
    formOperates.flatMap(({ id, read }) => (read ? [] : [[id, ''] as const])),
  )
  return { ...values, ...Object.fromEntries(hidden) }
}

/** A title with values of fields in braces. */
function fillTitle(
  template: string,
  { values, actor, engine }: { values: JsonRecord; actor: Pick<Actor, 'realName'>; engine: EngineRow },
) {
  return template.replaceAll(/\{([\w-]+)\}/g, (whole, name: string) => {
    if (name === 'realName' || name === 'launchUserName') return actor.realName
    if (name === 'flowFullName') return engine.fullName
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (typeof value === 'string' || typeof value === 'number') return String(value)
    return Object.hasOwn(values, name) ? '' : whole
  })
}
