import { Alert } from '@arco-design/web-react'
import type { FlowPreviewBody, FlowTaskDetail } from '@sqos/api-client/workflow'
import { FieldItem } from '@sqos/form-widgets'
import { SignPad } from '@sqos/form-widgets/sign-pad'
import { UserSelectField } from '@sqos/form-widgets/user-select'
import { Select } from '@sqos/ui-kit/select'
import { FileField } from '@sqos/uploader'
import { useText } from '@sqos/i18n/react'
import { approverSettings, REJECT_TO } from '@sqos/workflow-model'
import { useMemo, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { FILE_TYPES, MAX_FILES, MAX_SIZE } from '../files.ts'
import { namesOf } from '../task-values.ts'
import { ActionDialog } from '../../parts/ActionDialog.tsx'
import { BranchField } from './BranchField.tsx'
import { CandidateField } from './CandidateField.tsx'
import { type DecisionInput, type DecisionKind, IS_DANGER, IS_SILENT, MOST_PEOPLE } from './decision-kinds.ts'
import { NextLine } from './NextLine.tsx'
import { OpinionField } from './OpinionField.tsx'
import { PeopleField } from './PeopleField.tsx'
import { removedSigners } from './removed-signers.ts'
import { RemovedSignersField } from './RemovedSignersField.tsx'
import { RejectFields } from './RejectFields.tsx'
import { SelectProblem } from './SelectProblem.tsx'
import { usePreview } from './use-preview.ts'

interface DecisionDialogProps {
  kind: DecisionKind
  detail: FlowTaskDetail
  /** The values of the form. */
  formData: Readonly<Record<string, unknown>>
  input: DecisionInput
  onInput: (change: Partial<DecisionInput>) => void
  isBusy: boolean
  /** Why the server refused the decision. */
  problem: string
  onFocused: () => void
  onConfirm: () => void
  onClose: () => void
}

/** Asks for what a decision needs, and says what it will do. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { kind, detail, formData, input, onInput, isBusy, problem, onFocused, onConfirm, onClose } = props
  const { t } = useText(NAMESPACE)
  const [isAsked, setAsked] = useState(false)
  const { allowed, approversProperties } = detail
  const operatorId = allowed.operatorId ?? ''
  const settings = useMemo(() => approverSettings(approversProperties ?? {}), [approversProperties])
  const { preview, candidates, branches } = usePreview(operatorId, previewOf(kind, { input, formData }))
  const current = currentNodes(detail)
  const nodeCode = input.nodeCode || (current.length === 1 ? (current[0]?.nodeCode ?? '') : '')

  const fixedText = useFixedText(kind, { detail, input })
  const isDuty = kind === 'agree' || kind === 'reject'
  const asksSignature = isDuty && settings.hasSign
  const asksPerson = kind === 'transfer' || kind === 'assign'
  const revivable = kind === 'revive' ? decidedNodes(detail) : []
  const asked = kind === 'agree' && input.addSigners.length === 0 ? candidates : []
  const blocks = kind === 'agree' ? branches : []
  const problems = {
    person: asksPerson && input.person === '' ? t('problem.person') : undefined,
    removed:
      kind === 'removeSign' && removedSigners(detail, input.removedSigners).ids.length === 0
        ? t('problem.person')
        : undefined,
    signers: kind === 'addSignBefore' && input.addSigners.length === 0 ? t('problem.person') : undefined,
    copies: kind === 'circulate' && input.copyIds.length === 0 ? t('problem.person') : undefined,
    tooMany:
      Math.max(input.addSigners.length, input.copyIds.length) > MOST_PEOPLE
        ? t('problem.tooMany', { count: MOST_PEOPLE })
        : undefined,
    node:
      (kind === 'assign' && nodeCode === '') || (kind === 'revive' && needsNode(detail) && input.nodeCode === '')
        ? t('problem.node')
        : undefined,
    target:
      kind === 'reject' && settings.rejectStep === REJECT_TO.chosen && input.rejectStep === ''
        ? t('problem.target')
        : undefined,
    signature: asksSignature && input.signImg === '' ? t('problem.signature') : undefined,
  }
  const isMissing =
    Object.values(problems).some((one) => one !== undefined) ||
    blocks.some(({ options }) => !options.some(({ code }) => input.branches.includes(code))) ||
    asked.some(({ nodeId }) => (input.candidates[nodeId] ?? []).length === 0)

  function confirm() {
    setAsked(true)
    if (isMissing) return
    if (kind === 'assign' && input.nodeCode !== nodeCode) onInput({ nodeCode })
    onConfirm()
  }

  return (
    <ActionDialog
      title={t(`decision.${kind}.title`)}
      confirmText={t(`decision.${kind}.confirm`)}
      cancelText={t('cancelDialog')}
      isDanger={IS_DANGER.has(kind)}
      isBusy={isBusy}
      isBlocked={(preview?.problem ?? '') !== ''}
      onFocused={onFocused}
      onConfirm={confirm}
      onClose={onClose}
    >
      {problem !== '' && <Alert type="error" content={problem} />}
      {kind === 'assign' && (
        <FieldItem label={t('field.node')} required problem={isAsked ? problems.node : undefined}>
          <Select
            aria-label={t('field.node')}
            {...(nodeCode !== '' && { value: nodeCode })}
            onChange={(code: string) => onInput({ nodeCode: code })}
            options={current.map((one) => ({ value: one.nodeCode, label: one.nodeName }))}
          />
          <SelectProblem text={isAsked ? problems.node : undefined} />
        </FieldItem>
      )}
      {revivable.length > 0 && (
        <FieldItem
          label={t('field.reviveNode')}
          required={needsNode(detail)}
          problem={isAsked ? problems.node : undefined}
          help={needsNode(detail) ? undefined : t('field.reviveHelp')}
        >
          <Select
            aria-label={t('field.reviveNode')}
            placeholder={t('rejection.placeholder')}
            allowClear
            {...(input.nodeCode !== '' && { value: input.nodeCode })}
            onChange={(code: string | undefined) => onInput({ nodeCode: code ?? '' })}
            options={revivable.map((one) => ({ value: one.nodeCode, label: one.nodeName }))}
          />
          <SelectProblem text={isAsked ? problems.node : undefined} />
        </FieldItem>
      )}
      {asksPerson && (
        <FieldItem label={t(`field.person.${kind}`)} required problem={isAsked ? problems.person : undefined}>
          <UserSelectField value={input.person} onChange={(person) => onInput({ person })} />
        </FieldItem>
      )}
      {kind === 'addSignBefore' && (
        <PeopleField
          label={t('field.signersBefore')}
          required
          problem={problems.tooMany ?? (isAsked ? problems.signers : undefined)}
          value={input.addSigners}
          onChange={(addSigners) => onInput({ addSigners })}
        />
      )}
      {kind === 'removeSign' && (
        <RemovedSignersField
          detail={detail}
          problem={isAsked ? problems.removed : undefined}
          value={input.removedSigners}
          onChange={(ids) => onInput({ removedSigners: ids })}
        />
      )}
      {kind === 'circulate' && (
        <PeopleField
          label={t('field.readers')}
          required
          problem={problems.tooMany ?? (isAsked ? problems.copies : undefined)}
          value={input.copyIds}
          onChange={(copyIds) => onInput({ copyIds })}
        />
      )}
      {blocks.map((block) => (
        <BranchField
          key={block.nodeCode}
          block={block}
          value={input.branches}
          isAsked={isAsked}
          onChange={(chosen) => onInput({ branches: chosen })}
        />
      ))}
      {asked.map(({ nodeId, nodeName }) => {
        const chosen = input.candidates[nodeId] ?? []
        const label = t('candidates.label', { node: nodeName })
        return (
          <FieldItem
            key={nodeId}
            label={label}
            required
            problem={isAsked && chosen.length === 0 ? t('problem.candidates') : undefined}
          >
            <CandidateField
              operatorId={operatorId}
              flowId={detail.flowTaskInfo.flowId}
              formData={formData}
              nodeCode={nodeId}
              label={label}
              value={chosen}
              onChange={(ids) => onInput({ candidates: { ...input.candidates, [nodeId]: ids } })}
            />
          </FieldItem>
        )
      })}
      {kind === 'reject' && (
        <RejectFields
          detail={detail}
          settings={settings}
          input={input}
          problem={isAsked ? problems.target : undefined}
          onInput={onInput}
        />
      )}
      <NextLine preview={preview} text={PREVIEWED_BY_PERSON.has(kind) && preview ? undefined : fixedText} />
      {!IS_SILENT.has(kind) && (
        <OpinionField
          label={t(`opinion.${kind}`)}
          placeholder={t('opinion.placeholder')}
          kind={kind}
          value={input.opinion}
          onChange={(opinion) => onInput({ opinion })}
        />
      )}
      {kind === 'agree' && allowed.actions.includes('addSign') && (
        <PeopleField
          label={t('field.addSigner')}
          help={t('field.addSignerHelp')}
          problem={problems.tooMany}
          value={input.addSigners}
          onChange={(addSigners) => onInput({ addSigners })}
        />
      )}
      {isDuty && allowed.actions.includes('copy') && (
        <PeopleField
          label={t('field.copies')}
          problem={problems.tooMany}
          value={input.copyIds}
          onChange={(copyIds) => onInput({ copyIds })}
        />
      )}
      {isDuty && (
        <FieldItem label={t('field.files')}>
          <FileField
            aria-label={t('field.files')}
            accept={FILE_TYPES}
            limit={MAX_FILES}
            fileSize={MAX_SIZE}
            sizeUnit="MB"
            value={input.files}
            onChange={(files) => onInput({ files })}
          />
        </FieldItem>
      )}
      {asksSignature && (
        <FieldItem label={t('field.signature')} required problem={isAsked ? problems.signature : undefined}>
          <SignPad value={input.signImg} onChange={(signImg) => onInput({ signImg })} />
        </FieldItem>
      )}
    </ActionDialog>
  )
}

/** Decisions whose effect is computed when people are chosen, and described before. */
const PREVIEWED_BY_PERSON: ReadonlySet<DecisionKind> = new Set(['transfer', 'addSignBefore'])

/** Current nodes whose approvers can be replaced. */
const currentNodes = ({ flowTaskNodeList }: FlowTaskDetail) =>
  flowTaskNodeList.filter(({ type, nodeType }) => type === '1' && nodeType === 'approver')

/** Approver nodes that have decided, or were deciding when the task was cancelled. */
const decidedNodes = ({ flowTaskNodeList, flowTaskOperatorList }: FlowTaskDetail) =>
  flowTaskNodeList.filter(
    ({ id, nodeType }) => nodeType === 'approver' && flowTaskOperatorList.some(({ taskNodeId }) => taskNodeId === id),
  )

const PASSED = 2

/** A passed task continues nowhere by itself. */
const needsNode = ({ flowTaskInfo }: FlowTaskDetail) => flowTaskInfo.status === PASSED

/** What the server is asked, for decisions whose effect depends on the flow. */
function previewOf(
  kind: DecisionKind,
  { input, formData }: Pick<DecisionDialogProps, 'input' | 'formData'>,
): FlowPreviewBody | undefined {
  if (kind === 'reject') {
    const { rejectStep, rejectType } = input
    return { action: 'reject', rejectType, ...(rejectStep !== '' && { rejectStep }) }
  }
  if (kind === 'transfer')
    return input.person === '' ? undefined : { action: 'transfer', freeApproverUserId: input.person }
  if (kind === 'addSignBefore') {
    const { addSigners } = input
    return addSigners.length === 0 ? undefined : { action: 'addSignBefore', freeApproverUserIds: [...addSigners] }
  }
  if (kind !== 'agree') return undefined
  return {
    action: 'agree',
    formData: { data: JSON.stringify(formData) },
    candidateList: Object.fromEntries(Object.entries(input.candidates).map(([node, ids]) => [node, [...ids]])),
    branchList: [...input.branches],
    freeApproverUserIds: [...input.addSigners],
  }
}

/** What a decision does that does not depend on the flow. */
function useFixedText(
  kind: DecisionKind,
  { detail, input }: Pick<DecisionDialogProps, 'detail' | 'input'>,
): string | undefined {
  const { t } = useText(NAMESPACE)
  const { flowTaskOperatorList: operators } = detail
  if (kind === 'removeSign') {
    const { names, isAll, isBefore } = removedSigners(detail, input.removedSigners)
    if (names.length === 0) return t('next.removeNobody')
    const then = isAll ? t(isBefore ? 'next.removedBefore' : 'next.removedAfter') : t('next.removedSome')
    return `${t('next.removeSign', { people: namesOf(names, t('comma')) })}${then}`
  }
  const open = operators.filter(({ completion, state }) => completion === 0 && state === '0')
  const people = namesOf([...new Set(open.map(({ userName }) => userName))], t('comma'))
  if (kind === 'agree' || kind === 'reject') return undefined
  return t(`next.${kind}`, { people })
}
