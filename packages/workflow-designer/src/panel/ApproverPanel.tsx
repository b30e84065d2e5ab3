import { CheckboxField } from '@sqos/form-widgets'
import { FormTabs } from '@sqos/form-widgets/tabs'
import { useText } from '@sqos/i18n/react'
import {
  AGREE_RULE,
  type AgreeRule,
  approverSettings,
  COPY_KEYS,
  COUNTERSIGN,
  type FlowNode,
  REJECT_TO,
  REJECT_TYPE,
} from '@sqos/workflow-model'
import { NAMESPACE } from '../catalogue.ts'
import { useDesign } from '../designer/design-context.ts'
import { AssigneeEditor, RangeRow, useEarlierApprovers } from './AssigneeEditor.tsx'
import { ButtonsEditor } from './ButtonsEditor.tsx'
import { PrintTemplateRow } from './PrintTemplateRow.tsx'
import { EventsPanel } from './EventsPanel.tsx'
import { FormPermissions } from './FormPermissions.tsx'
import { MembersEditor } from './MembersEditor.tsx'
import { MessagesPanel } from './MessagesPanel.tsx'
import { Group, NoteRow, NumberRow, SelectRow, SwitchRow } from './rows.tsx'
import { TimeLimitRows } from './TimeLimitRows.tsx'
import type { SetProperties } from './use-node-editor.ts'

interface PartProps {
  node: FlowNode
  onChange: SetProperties
}

const EVENTS = ['agree', 'reject', 'recall'] as const

const MESSAGES = ['wait', 'agree', 'reject', 'copy'] as const

/** Settings of an approver node. */
export function ApproverPanel(props: PartProps) {
  const { t } = useText(NAMESPACE)
  const { interfaces, messageTemplates } = useDesign()
  return (
    <FormTabs
      aria-label={t('panel.tabs')}
      panes={[
        { key: 'basic', title: t('panel.approvers'), content: <People {...props} /> },
        { key: 'more', title: t('panel.more'), content: <More {...props} /> },
        { key: 'rights', title: t('panel.rights'), content: <FormPermissions {...props} /> },
        ...(interfaces
          ? [{ key: 'events', title: t('panel.events'), content: <EventsPanel {...props} events={EVENTS} /> }]
          : []),
        ...(messageTemplates.length > 0
          ? [{ key: 'messages', title: t('panel.messages'), content: <MessagesPanel {...props} messages={MESSAGES} /> }]
          : []),
      ]}
    />
  )
}

function People({ node, onChange }: PartProps) {
  const { t } = useText(NAMESPACE)
  const { features } = useDesign()
  const { counterSign, countersignRatio, hasVeto, noApproverHandler } = approverSettings(node.properties)
  return (
    <>
      <Group title={t('assignee.approver')}>
        <AssigneeEditor node={node} of="approver" onChange={onChange} />
        <RangeRow node={node} onChange={onChange} />
      </Group>
      <Group title={t('counterSign.title')}>
        <SelectRow
          label={t('counterSign.label')}
          value={counterSign}
          options={Object.values(COUNTERSIGN).map((value) => ({ value, label: t(`counterSign.${value}`) }))}
          onChange={(next) => onChange({ counterSign: next })}
        />
        {counterSign === COUNTERSIGN.share && (
          <NumberRow
            label={t('counterSign.ratio')}
            value={countersignRatio}
            min={10}
            max={100}
            step={10}
            unit="%"
            onChange={(next) => onChange({ countersignRatio: next }, 'ratio')}
          />
        )}
        {counterSign === COUNTERSIGN.share && features.has('veto') && (
          <SwitchRow
            label={t('counterSign.veto')}
            value={hasVeto}
            note={t('counterSign.vetoNote')}
            onChange={(next) => onChange({ hasVeto: next })}
          />
        )}
        <SwitchRow
          label={t('approver.noApproverHandler')}
          value={noApproverHandler}
          note={t(noApproverHandler ? 'approver.noApproverOn' : 'approver.noApproverOff')}
          onChange={(next) => onChange({ noApproverHandler: next })}
        />
      </Group>
    </>
  )
}

const BUTTONS = ['audit', 'reject', 'transfer', 'revoke', 'save', 'print'] as const

function More({ node, onChange }: PartProps) {
  const { t } = useText(NAMESPACE)
  const { features } = useDesign()
  const settings = approverSettings(node.properties)
  const earlier = useEarlierApprovers(node.nodeId)
  return (
    <>
      <Group title={t('reject.title')}>
        <SelectRow
          label={t('reject.to')}
          value={settings.rejectStep}
          options={[
            { value: REJECT_TO.start, label: t('reject.start') },
            { value: REJECT_TO.previous, label: t('reject.previous') },
            { value: REJECT_TO.chosen, label: t('reject.chosen') },
            ...earlier,
          ]}
          onChange={(rejectStep) => onChange({ rejectStep })}
        />
        <SelectRow
          label={t('reject.then')}
          value={settings.rejectType}
          options={Object.values(REJECT_TYPE).map((value) => ({ value, label: t(`reject.type.${value}`) }))}
          onChange={(rejectType) => onChange({ rejectType })}
        />
      </Group>
      <TimeLimitRows timeLimit={settings.timeLimit} onChange={onChange} />
      {features.has('agreeRules') && <AgreeRules agreeRules={settings.agreeRules} onChange={onChange} />}
      <Group title={t('approver.rules')}>
        <SwitchRow
          label={t('approver.hasSign')}
          value={settings.hasSign}
          onChange={(hasSign) => onChange({ hasSign })}
        />
        <SwitchRow
          label={t('approver.hasFreeApprover')}
          value={settings.hasFreeApprover}
          onChange={(hasFreeApprover) => onChange({ hasFreeApprover })}
        />
        <NumberRow
          label={t('approver.progress')}
          value={settings.progress}
          min={10}
          max={90}
          step={10}
          unit="%"
          // The family stores a text.
          onChange={(next) => onChange({ progress: String(next) }, 'progress')}
        />
      </Group>
      <Group title={t('copy.title')}>
        <MembersEditor node={node} keys={COPY_KEYS} onChange={onChange} />
        <SwitchRow
          label={t('copy.custom')}
          value={settings.isCustomCopy}
          onChange={(isCustomCopy) => onChange({ isCustomCopy })}
        />
      </Group>
      <Group title={t('button.title')}>
        <ButtonsEditor names={BUTTONS} buttons={settings.buttons} onChange={onChange} />
        {settings.buttons.print.isShown && <PrintTemplateRow value={settings.printId} onChange={onChange} />}
      </Group>
      <NoteRow
        label={t('panel.description')}
        value={settings.description}
        onChange={(description) => onChange({ description }, 'description')}
      />
    </>
  )
}

/** When an approver agrees without being asked. */
function AgreeRules({ agreeRules, onChange }: { agreeRules: readonly AgreeRule[]; onChange: SetProperties }) {
  const { t } = useText(NAMESPACE)
  return (
    <Group title={t('agree.title')}>
      <CheckboxField
        aria-label={t('agree.title')}
        direction="vertical"
        value={agreeRules}
        options={Object.values(AGREE_RULE).map((value) => ({ value, label: t(`agree.${value}`) }))}
        onChange={(rules) => onChange({ hasAgreeRule: rules.length > 0, agreeRules: rules })}
      />
    </Group>
  )
}
