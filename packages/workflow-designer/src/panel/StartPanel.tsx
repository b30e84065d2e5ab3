import { FieldItem } from '@sqos/form-widgets'
import { FormTabs } from '@sqos/form-widgets/tabs'
import { UserSelectField } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { EMPTY_RULE, type FlowNode, INITIATOR_KEYS, startSettings } from '@sqos/workflow-model'
import { NAMESPACE } from '../catalogue.ts'
import { useDesign } from '../designer/design-context.ts'
import { ButtonsEditor } from './ButtonsEditor.tsx'
import { EventsPanel } from './EventsPanel.tsx'
import { FormPermissions } from './FormPermissions.tsx'
import { MembersEditor } from './MembersEditor.tsx'
import { MessagesPanel } from './MessagesPanel.tsx'
import { PrintTemplateRow } from './PrintTemplateRow.tsx'
import { Group, SelectRow, SwitchRow } from './rows.tsx'
import { ScheduleRows } from './ScheduleRows.tsx'
import styles from './SidePanel.module.css'
import type { SetProperties } from './use-node-editor.ts'

interface StartPanelProps {
  node: FlowNode
  isOfModel: boolean
  onChange: SetProperties
}

const BUTTONS = ['submit', 'save', 'revoke', 'press', 'print'] as const

const EVENTS = ['submit', 'finish', 'withdraw'] as const

const MESSAGES = ['wait', 'agree', 'reject', 'copy', 'end'] as const

/** Settings of the start node. */
export function StartPanel(props: StartPanelProps) {
  const { t } = useText(NAMESPACE)
  const { interfaces, messageTemplates } = useDesign()
  return (
    <FormTabs
      aria-label={t('panel.tabs')}
      panes={[
        { key: 'basic', title: t('panel.initiators'), content: <Initiators {...props} /> },
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

function Initiators({ node, isOfModel, onChange }: StartPanelProps) {
  const { t } = useText(NAMESPACE)
  if (isOfModel) return <p className={styles.note}>{t('start.ofModel')}</p>
  return (
    <Group title={t('start.who')}>
      <MembersEditor node={node} keys={INITIATOR_KEYS} onChange={onChange} note={t('start.everybody')} />
    </Group>
  )
}

function More({ node, isOfModel, onChange }: StartPanelProps) {
  const { t } = useText(NAMESPACE)
  const { features } = useDesign()
  const settings = startSettings(node.properties)
  return (
    <>
      <Group title={t('button.title')}>
        <ButtonsEditor names={BUTTONS} locked={['submit', 'save']} buttons={settings.buttons} onChange={onChange} />
        {settings.buttons.print.isShown && <PrintTemplateRow value={settings.printId} onChange={onChange} />}
      </Group>
      <Group title={t('start.pages')}>
        <SwitchRow
          label={t('start.isSummary')}
          value={settings.isSummary}
          onChange={(isSummary) => onChange({ isSummary })}
        />
        {settings.isSummary && (
          <SelectRow
            label={t('start.summaryType')}
            value={settings.summaryType}
            options={([0, 1] as const).map((value) => ({ value, label: t(`start.summary.${value}`) }))}
            onChange={(summaryType) => onChange({ summaryType })}
          />
        )}
        <SwitchRow
          label={t('start.isComment')}
          value={settings.isComment}
          onChange={(isComment) => onChange({ isComment })}
        />
        <SwitchRow
          label={t('start.isBatchApproval')}
          value={settings.isBatchApproval}
          onChange={(isBatchApproval) => onChange({ isBatchApproval })}
        />
      </Group>
      {features.has('schedule') && !isOfModel && <ScheduleRows node={node} onChange={onChange} />}
      {features.has('emptyRule') && (
        <Group title={t('emptyRule.title')}>
          <SelectRow
            label={t('emptyRule.label')}
            value={settings.errorRule}
            options={Object.values(EMPTY_RULE).map((value) => ({ value, label: t(`emptyRule.${value}`) }))}
            onChange={(errorRule) => onChange({ errorRule })}
          />
          {settings.errorRule === EMPTY_RULE.members && (
            <FieldItem label={t('emptyRule.users')}>
              <UserSelectField
                multiple
                value={settings.errorRuleUser}
                onChange={(errorRuleUser: string[]) => onChange({ errorRuleUser })}
              />
            </FieldItem>
          )}
        </Group>
      )}
    </>
  )
}
