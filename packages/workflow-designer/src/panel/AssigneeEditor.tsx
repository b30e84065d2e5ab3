import { useText } from '@sqos/i18n/react'
import {
  APPROVER_KEYS,
  ASSIGNEE,
  assigneeOf,
  type AssigneeType,
  flowGraph,
  type FlowNode,
  INITIATOR_KEYS,
  nameOfNode,
  nodesBefore,
} from '@sqos/workflow-model'
import { useMemo } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { type Design, useDesign } from '../designer/design-context.ts'
import { useFlow } from '../store/use-flow.ts'
import { MembersEditor } from './MembersEditor.tsx'
import { SelectRow, SwitchRow, TextRow } from './rows.tsx'
import styles from './SidePanel.module.css'
import type { SetProperties } from './use-node-editor.ts'

/** The sources of people, in groups: named, from the organisation, from the request. */
const GROUPS: readonly { key: string; types: readonly AssigneeType[] }[] = [
  { key: 'named', types: [ASSIGNEE.members, ASSIGNEE.candidates] },
  { key: 'organization', types: [ASSIGNEE.superior, ASSIGNEE.departmentManager, ASSIGNEE.initiator] },
  { key: 'request', types: [ASSIGNEE.formField, ASSIGNEE.earlierNode, ASSIGNEE.service] },
]

export interface AssigneeEditorProps {
  node: FlowNode
  of: 'approver' | 'initiator'
  onChange: SetProperties
}

/** Where the people of a node come from. */
export function AssigneeEditor({ node, of, onChange }: AssigneeEditorProps) {
  const { t } = useText(NAMESPACE)
  const { features } = useDesign()
  const { type } = assigneeOf(node.properties, of)
  const key = of === 'approver' ? 'assigneeType' : 'initiateType'
  return (
    <>
      <div role="radiogroup" aria-label={t(`assignee.${of}`)} className={styles.sources}>
        {GROUPS.map((group) => (
          <div key={group.key} className={styles.source}>
            <span className={styles.sourceName}>{t(`assignee.group.${group.key}`)}</span>
            {group.types
              .filter((one) => one === type || isOffered(one, { of, features }))
              .map((one) => (
                <label key={one}>
                  <input
                    type="radio"
                    name={`${node.nodeId} ${key}`}
                    checked={one === type}
                    onChange={() => onChange({ [key]: one })}
                  />
                  {t(`assignee.type.${one}`)}
                </label>
              ))}
          </div>
        ))}
      </div>
      <AssigneeDetails node={node} of={of} onChange={onChange} />
    </>
  )
}

/** Initiators of a sub flow are never chosen by others; not every engine calls services. */
const isOffered = (
  type: AssigneeType,
  { of, features }: { of: 'approver' | 'initiator'; features: Design['features'] },
) => (type !== ASSIGNEE.candidates || of === 'approver') && (type !== ASSIGNEE.service || features.has('service'))

function AssigneeDetails({ node, of, onChange }: AssigneeEditorProps) {
  const { t } = useText(NAMESPACE)
  const assignee = assigneeOf(node.properties, of)
  const keys = of === 'approver' ? APPROVER_KEYS : INITIATOR_KEYS
  switch (assignee.type) {
    case ASSIGNEE.members:
      return <MembersEditor node={node} keys={keys} onChange={onChange} />
    case ASSIGNEE.candidates:
      return <MembersEditor node={node} keys={keys} onChange={onChange} note={t('assignee.candidatesNote')} />
    case ASSIGNEE.superior:
      return (
        <>
          <SelectRow
            label={t('assignee.level')}
            value={assignee.managerLevel}
            options={LEVELS.map((level) => ({
              value: level,
              label: level === 1 ? t('assignee.direct') : t('assignee.levelOf', { level }),
            }))}
            onChange={(managerLevel) => onChange({ managerLevel })}
          />
          {assignee.managerLevel > 1 && <EachLevelRow isOn={assignee.isEachLevel} onChange={onChange} />}
        </>
      )
    case ASSIGNEE.departmentManager:
      return (
        <>
          <SelectRow
            label={t('assignee.level')}
            value={assignee.departmentLevel}
            options={LEVELS.map((level) => ({
              value: level,
              label: level === 1 ? t('assignee.ownDepartment') : t('assignee.departmentOf', { level: level - 1 }),
            }))}
            onChange={(departmentLevel) => onChange({ departmentLevel })}
          />
          {assignee.departmentLevel > 1 && <EachLevelRow isOn={assignee.isEachLevel} onChange={onChange} />}
        </>
      )
    case ASSIGNEE.formField:
      return <FormFieldRow node={node} of={of} onChange={onChange} />
    case ASSIGNEE.earlierNode:
      return <EarlierNodeRow node={node} of={of} onChange={onChange} />
    case ASSIGNEE.service:
      return (
        <>
          <TextRow
            label={t('assignee.url')}
            value={assignee.getUserUrl}
            maxLength={500}
            placeholder="https://"
            required
            onChange={(getUserUrl) => onChange({ getUserUrl }, 'url')}
          />
          <p className={styles.note}>{t('assignee.urlNote')}</p>
        </>
      )
    case ASSIGNEE.initiator:
      return <p className={styles.note}>{t(`assignee.note.${assignee.type}`)}</p>
  }
}

const FIELD_TYPES = { users: 1, departments: 2, positions: 3, roles: 4 } as const
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Whether the people of each level up to the chosen one decide. */
function EachLevelRow({ isOn, onChange }: { isOn: boolean; onChange: SetProperties }) {
  const { t } = useText(NAMESPACE)
  return (
    <SwitchRow
      label={t('assignee.eachLevel')}
      value={isOn}
      note={t('assignee.eachLevelNote')}
      onChange={(isEachLevel) => onChange({ isEachLevel })}
    />
  )
}

const RANGES = [1, 2, 3, 4, 5, 6]

/** Restricts the people to those around the initiator. */
export function RangeRow({ node, onChange }: Pick<AssigneeEditorProps, 'node' | 'onChange'>) {
  const { t } = useText(NAMESPACE)
  const { type, extraRule } = assigneeOf(node.properties, 'approver')
  // The previous actor, or the organisation, has chosen these people.
  const isChosen = type === ASSIGNEE.candidates || type === ASSIGNEE.superior || type === ASSIGNEE.initiator
  if (isChosen && extraRule === 1) return null
  return (
    <SelectRow
      label={t('assignee.range')}
      value={extraRule}
      options={RANGES.map((value) => ({ value, label: t(`assignee.rangeOf.${value}`) }))}
      onChange={(next) => onChange({ extraRule: next })}
    />
  )
}

function FormFieldRow({ node, of, onChange }: AssigneeEditorProps) {
  const { t } = useText(NAMESPACE)
  const { fields } = useDesign()
  const { formField, formFieldType } = assigneeOf(node.properties, of)
  const options = fields
    .filter(({ people, isInTable }) => people !== undefined && isInTable !== true)
    .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <SelectRow
        label={t('assignee.field')}
        value={formField}
        options={options}
        required
        onChange={(id) => {
          const people = fields.find((field) => field.id === id)?.people
          onChange({ formField: id, formFieldType: FIELD_TYPES[people ?? 'users'] })
        }}
      />
      <p className={styles.note}>{options.length === 0 ? t('assignee.noField') : t(`assignee.of.${formFieldType}`)}</p>
    </>
  )
}

function EarlierNodeRow({ node, of, onChange }: AssigneeEditorProps) {
  const { t } = useText(NAMESPACE)
  const options = useEarlierApprovers(node.nodeId)
  return (
    <>
      <SelectRow
        label={t('assignee.node')}
        value={assigneeOf(node.properties, of).nodeId}
        options={options}
        required
        onChange={(nodeId) => onChange({ nodeId })}
      />
      {options.length === 0 && <p className={styles.note}>{t('assignee.noNode')}</p>}
    </>
  )
}

/** The approver nodes on the ways to a node, as options. */
export function useEarlierApprovers(nodeId: string): readonly { value: string; label: string }[] {
  const { t } = useText('workflowModel')
  const root = useFlow((state) => state.root)
  return useMemo(() => {
    const graph = flowGraph(root)
    return nodesBefore(graph, nodeId).flatMap((id) => {
      const node = graph.nodes.get(id)?.node
      return node?.type === 'approver' ? [{ value: id, label: nameOfNode(node, t) }] : []
    })
  }, [root, nodeId, t])
}
