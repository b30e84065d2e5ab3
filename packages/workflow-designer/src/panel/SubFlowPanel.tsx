import { Button } from '@arco-design/web-react'
import { IconDelete, IconPlus } from '@arco-design/web-react/icon'
import { SelectField } from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import { type FieldPair, type FlowNode, subFlowSettings } from '@sqos/workflow-model'
import { useEffect, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { type Design, type FlowChoiceField, useDesign } from '../designer/design-context.ts'
import { AssigneeEditor } from './AssigneeEditor.tsx'
import { Group, SelectRow, SwitchRow } from './rows.tsx'
import styles from './SidePanel.module.css'
import type { SetProperties } from './use-node-editor.ts'

interface PanelProps {
  node: FlowNode
  onChange: SetProperties
}

/** Settings of a sub flow: which flow is started, by whom, and which values go there and back. */
export function SubFlowPanel({ node, onChange }: PanelProps) {
  const { t } = useText(NAMESPACE)
  const { flows, fieldsOfFlow } = useDesign()
  const { flowId, isAsync, assignList, returnList } = subFlowSettings(node.properties)
  return (
    <>
      <Group title={t('subFlow.title')}>
        <SelectRow
          label={t('subFlow.flow')}
          value={flowId}
          options={flows.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          searchable
          required
          // The fields of another form have other names.
          onChange={(next) => onChange({ flowId: next, assignList: [], returnList: [] })}
        />
        <SwitchRow
          label={t('subFlow.isAsync')}
          value={isAsync}
          note={t(isAsync ? 'subFlow.async' : 'subFlow.sync')}
          onChange={(next) => onChange({ isAsync: next })}
        />
      </Group>
      <Group title={t('assignee.initiator')}>
        <AssigneeEditor node={node} of="initiator" onChange={onChange} />
      </Group>
      {fieldsOfFlow && flowId !== '' && (
        <Values
          key={flowId}
          flowId={flowId}
          fieldsOfFlow={fieldsOfFlow}
          given={assignList}
          returned={isAsync ? undefined : returnList}
          onChange={onChange}
        />
      )}
    </>
  )
}

interface ValuesProps {
  flowId: string
  fieldsOfFlow: NonNullable<Design['fieldsOfFlow']>
  given: readonly FieldPair[]
  /** Undefined for a sub flow that the parent does not wait for. */
  returned: readonly FieldPair[] | undefined
  onChange: SetProperties
}

function Values({ flowId, fieldsOfFlow, given, returned, onChange }: ValuesProps) {
  const { t } = useText(NAMESPACE)
  const [childFields, setChildFields] = useState<readonly FlowChoiceField[]>([])

  useEffect(
    function readFields() {
      let isCurrent = true
      const read = async () => {
        const fields = await fieldsOfFlow(flowId)
        if (isCurrent) setChildFields(fields)
      }
      void read()
      return () => {
        isCurrent = false
      }
    },
    [fieldsOfFlow, flowId],
  )

  return (
    <>
      <Group title={t('subFlow.given')}>
        <p className={styles.note}>{t('subFlow.givenNote')}</p>
        <Pairs
          pairs={given}
          childFields={childFields}
          name={t('subFlow.given')}
          onChange={(assignList) => onChange({ assignList })}
        />
      </Group>
      {returned && (
        <Group title={t('subFlow.returned')}>
          <p className={styles.note}>{t('subFlow.returnedNote')}</p>
          <Pairs
            pairs={returned}
            childFields={childFields}
            name={t('subFlow.returned')}
            onChange={(returnList) => onChange({ returnList })}
          />
        </Group>
      )}
    </>
  )
}

interface PairsProps {
  pairs: readonly FieldPair[]
  childFields: readonly FlowChoiceField[]
  /** Name of the list, for screen readers. */
  name: string
  onChange: (pairs: readonly FieldPair[]) => void
}

/** Rows with a field of the parent and one of the sub flow. */
function Pairs({ pairs, childFields, name, onChange }: PairsProps) {
  const { t } = useText(NAMESPACE)
  const { fields } = useDesign()
  const own = fields.filter(({ value, isInTable }) => value !== 'none' && isInTable !== true)
  const change = (at: number, changed: Partial<FieldPair>) =>
    onChange(pairs.map((pair, index) => (index === at ? { ...pair, ...changed } : pair)))
  return (
    <>
      {pairs.map((pair, at) => {
        const label = `${name} ${at + 1}`
        return (
          // oxlint-disable-next-line react/no-array-index-key -- pairs have no ids
          <fieldset key={at} className={styles.pair} aria-label={label}>
            <SelectField
              aria-label={t('subFlow.parentField')}
              placeholder={t('subFlow.parentField')}
              searchable
              clearable={false}
              value={pair.parentField}
              options={optionsOf(own, pair.parentField)}
              onChange={(id) => change(at, { parentField: String(id) })}
            />
            <SelectField
              aria-label={t('subFlow.childField')}
              placeholder={t('subFlow.childField')}
              searchable
              clearable={false}
              value={pair.childField}
              options={optionsOf(childFields, pair.childField)}
              onChange={(id) => change(at, { childField: String(id) })}
            />
            <Button
              type="text"
              size="small"
              icon={<IconDelete />}
              aria-label={t('condition.remove', { row: label })}
              title={t('condition.remove', { row: label })}
              onClick={() => onChange(pairs.filter((_, index) => index !== at))}
            />
          </fieldset>
        )
      })}
      <Button
        type="outline"
        size="small"
        long
        icon={<IconPlus />}
        onClick={() => onChange([...pairs, { parentField: '', childField: '' }])}
      >
        {t('subFlow.addPair')}
      </Button>
    </>
  )
}

/** Fields to choose from; a removed one stays visible. */
function optionsOf(fields: readonly FlowChoiceField[], chosen: string) {
  const options = fields.map(({ id, name }) => ({ value: id, label: name }))
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen)
  return isKnown ? options : [...options, { value: chosen, label: chosen }]
}
