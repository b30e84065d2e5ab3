import { Button } from '@arco-design/web-react'
import { type FlowSimulationResult, useSimulateFlowMutation } from '@sqos/api-client/workflow'
import type { TranslateText } from '@sqos/contract/texts'
import type { FormModel } from '@sqos/form-model'
import type { DocumentFormHandle } from '@sqos/form-renderer'
import { DocumentForm } from '@sqos/form-renderer/later'
import { FieldItem } from '@sqos/form-widgets'
import { UserSelectField } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { SideDrawer } from '@sqos/ui-kit/list'
import { FlowPicture, type FlowStore, type PictureNode } from '@sqos/workflow-designer'
import { describeNode, nodesOf, parseFlow, titleOf } from '@sqos/workflow-model'
import { useMemo, useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './FlowDesign.module.css'

interface SimulationDrawerProps {
  flowId: string
  form: FormModel
  /** The design as it is edited, also if it was not saved. */
  tree: FlowStore
  onClose: () => void
}

/** 模拟: the path that a request of a person with these values would take, who would decide, and why. Writes nothing. */
export function SimulationDrawer({ flowId, form, tree, onClose }: SimulationDrawerProps) {
  const { t } = useText(NAMESPACE)
  const values = useRef<DocumentFormHandle>(null)
  const [userId, setUserId] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const [simulate, { data: result, isLoading }] = useSimulateFlowMutation()
  const [flow, setFlow] = useState(() => tree.serialise())

  async function run() {
    setIsAsked(true)
    if (userId !== '') await values.current?.submit()
  }

  async function send(formData: Readonly<Record<string, unknown>>) {
    const flowTemplateJson = tree.serialise()
    setFlow(flowTemplateJson)
    await simulate({ id: flowId, flowSimulation: { userId, formData: { ...formData }, flowTemplateJson } }).unwrap()
  }

  return (
    <SideDrawer open title={t('simulation.title')} width={1080} onClose={onClose}>
      <div className={styles.simulation}>
        <div className={styles.asked}>
          <p className={styles.note}>{t('simulation.note')}</p>
          <FieldItem
            label={t('simulation.person')}
            required
            problem={isAsked && userId === '' ? t('simulation.noPerson') : undefined}
          >
            <UserSelectField value={userId} onChange={(id) => setUserId(id)} />
          </FieldItem>
          <DocumentForm ref={values} model={form} onSave={send} />
          <Button type="primary" long loading={isLoading} onClick={() => void run()}>
            {t('simulation.run')}
          </Button>
        </div>
        {result ? <Answer flow={flow} result={result} /> : <p className={styles.none}>{t('simulation.none')}</p>}
      </div>
    </SideDrawer>
  )
}

function Answer({ flow, result }: { flow: string; result: FlowSimulationResult }) {
  const { t } = useText(NAMESPACE)
  const { t: describe } = useText('workflowModel')
  const states = useMemo(() => statesOf(result, t('simulation.nobody')), [result, t])
  const loops = useMemo(() => loopTexts(flow, describe), [flow, describe])
  return (
    <div className={styles.answer}>
      <ol className={styles.path} aria-label={t('simulation.path')}>
        {result.nodes.map((node) => {
          const choice = result.choices.find(({ nodeCode }) => nodeCode === node.nodeCode)
          return (
            <li key={node.nodeCode} data-nobody={node.hasNobody || undefined}>
              <strong>{node.nodeName}</strong>
              {node.hasNobody && <span className={styles.nobody}>{t('simulation.hasNobody')}</span>}
              {node.approvers.map(({ id, name, why }) => (
                <span key={id}>
                  {name} <small>{why}</small>
                </span>
              ))}
              {loops.has(node.nodeCode) && <small className={styles.why}>{loops.get(node.nodeCode)}</small>}
              {choice && <small className={styles.why}>{choice.why}</small>}
            </li>
          )
        })}
      </ol>
      <div className={styles.picture}>
        <FlowPicture flow={flow} states={states} />
      </div>
    </div>
  )
}

/** To which node each loop of a design returns, and how often. */
function loopTexts(flow: string, t: TranslateText) {
  const nodes = nodesOf(parseFlow(flow).root)
  const titleOfNode = (id: string) => nodes.filter(({ nodeId }) => nodeId === id).map(titleOf)[0]
  const wording = { t, nameOf: () => undefined, titleOfNode }
  return new Map(
    nodes.filter(({ type }) => type === 'loop').map((node) => [node.nodeId, describeNode(node, wording)] as const),
  )
}

/** Nodes on the path are drawn as done; those without an approver as rejected. */
function statesOf({ nodes }: FlowSimulationResult, nobody: string): Readonly<Record<string, PictureNode>> {
  return Object.fromEntries(
    nodes.map(({ nodeCode, nodeType, hasNobody, approvers }): [string, PictureNode] => {
      const people = approvers.map(({ name }) => name).join('、')
      if (hasNobody) return [nodeCode, { state: 'rejected', people: nobody }]
      return [nodeCode, nodeType === 'start' ? { state: 'past' } : { state: 'past', people }]
    }),
  )
}
