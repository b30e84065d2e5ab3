import { useText } from '@sqos/i18n/react'
import {
  blockOf,
  branchesOf,
  checkFlow,
  describeNode,
  type FlowCheckContext,
  type FlowNode,
  type FlowPlace,
  type FlowProblem,
  nameOfNode,
  nodesOf,
  titleOf,
  visitOf,
} from '@sqos/workflow-model'
import { type ReactNode, useCallback, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { SidePanel } from '../panel/SidePanel.tsx'
import { LARGE } from '../picture/FlowPicture.tsx'
import { FlowTree } from '../picture/FlowTree.tsx'
import { Minimap } from '../picture/Minimap.tsx'
import { useNames } from '../picture/use-names.ts'
import { useViewport } from '../picture/use-viewport.ts'
import { Viewport } from '../picture/Viewport.tsx'
import type { Addable, FlowStore } from '../store/flow-store.ts'
import { FlowProvider, useFlow, useFlowStore } from '../store/use-flow.ts'
import { AddMenu } from './AddMenu.tsx'
import { canLoopAt } from './loop-places.ts'
import { Announcements } from './Announcements.tsx'
import { CardsProvider, createCards } from './card-facts.ts'
import {
  type Design,
  DesignProvider,
  type FlowChoice,
  type FlowMessageTemplate,
  type FlowFeature,
  type FlowFormField,
  type FlowFormulaEditor,
  type FlowInterfaces,
} from './design-context.ts'
import { EDIT_PARTS } from './edit-parts.tsx'
import styles from './FlowDesigner.module.css'
import { SearchBox } from './SearchBox.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useTreeKeys } from './use-tree-keys.ts'

export interface FlowDesignerProps {
  /** The document, its history and its selection: from `createFlowStore`, once for each opened flow. */
  store: FlowStore
  /** The fields of the form, for conditions and permissions. */
  fields?: readonly FlowFormField[] | undefined
  /** What the engine of the application runs besides approvals, conditions and parallel branches. */
  features?: readonly FlowFeature[] | undefined
  /** Flows that a sub flow can start. */
  flows?: readonly FlowChoice[] | undefined
  /** Reads the fields of a flow that a sub flow starts, to pass values. Keep the function between renders. */
  fieldsOfFlow?: Design['fieldsOfFlow']
  /** Data interfaces that events and services call. Keep the object between renders. */
  interfaces?: FlowInterfaces | undefined
  /** Print templates that a node can choose. Keep the list between renders. */
  printTemplates?: readonly FlowChoice[] | undefined
  /** Message templates that a node can choose. Keep the list between renders. */
  messageTemplates?: readonly FlowMessageTemplate[] | undefined
  /** Renders the editor of formulas in conditions; without it conditions have rules only. Keep the function between renders. */
  formulaEditor?: FlowFormulaEditor | undefined
  /** More for the check: the flow itself, known people. */
  check?: Omit<FlowCheckContext, 'fields'> | undefined
  /** Whether everybody who can use the menu entry can start the flow, so that the start node names nobody. */
  isOfModel?: boolean | undefined
  /** Buttons at the end of the toolbar. */
  extra?: ReactNode
}

const NO_FIELDS: readonly FlowFormField[] = []
const NO_FLOWS: readonly FlowChoice[] = []
const NO_FEATURES: readonly FlowFeature[] = []

/**
 * The designer of approval flows: the tree, its toolbar and the settings of the selected node. Fills the height of its
 * parent. Fields of people need `FormWidgetsProvider` around it.
 */
export function FlowDesigner({ store, ...props }: FlowDesignerProps) {
  return (
    <FlowProvider value={store}>
      <Designer {...props} />
    </FlowProvider>
  )
}

function Designer(props: Omit<FlowDesignerProps, 'store'>) {
  const { fields = NO_FIELDS, features = NO_FEATURES, flows = NO_FLOWS, fieldsOfFlow, interfaces } = props
  const {
    printTemplates = NO_FLOWS,
    messageTemplates = NO_FLOWS,
    formulaEditor,
    check,
    isOfModel = false,
    extra,
  } = props
  const { t } = useText(NAMESPACE)
  const store = useFlowStore()
  const root = useFlow((state) => state.root)
  const panel = useFlow((state) => state.panel)
  const view = useViewport()
  const [menu, setMenu] = useState<{ place: FlowPlace; anchor: Element }>()
  const [keyword, setKeyword] = useState('')
  const nodes = useMemo(() => nodesOf(root), [root])
  const summaryOf = useSummary(nodes, { root, flows })
  const problems = useProblems(fields, check)
  const found = useFound(nodes, { keyword, summaryOf })
  const closeMenu = useCallback(() => setMenu(undefined), [])

  const [cards] = useState(() => createCards((place, anchor) => setMenu({ place, anchor })))
  const problemsOf = useMemo(() => {
    const byNode = new Map<string, FlowProblem[]>()
    for (const problem of problems) byNode.set(problem.nodeId, [...(byNode.get(problem.nodeId) ?? []), problem])
    return (nodeId: string) => byNode.get(nodeId) ?? []
  }, [problems])

  useLayoutEffect(
    function tellCards() {
      const isFound = new Set(found)
      cards.set({ summaryOf, problemsOf, isFound: (nodeId) => isFound.has(nodeId) })
    },
    [cards, summaryOf, problemsOf, found],
  )

  const design = useMemo(
    (): Design => ({
      fields,
      features: new Set(features),
      flows,
      fieldsOfFlow,
      interfaces,
      printTemplates,
      messageTemplates,
      formulaEditor,
      summaryOf,
      problems,
      problemsOf,
      addable: ADDABLE.filter((what) => ALWAYS.has(what) || features.some((feature) => feature === what)),
    }),
    [
      fields,
      features,
      flows,
      fieldsOfFlow,
      interfaces,
      printTemplates,
      messageTemplates,
      formulaEditor,
      summaryOf,
      problems,
      problemsOf,
    ],
  )
  const { onKeyDown, focusSelected } = useTreeKeys(view, cards.openMenu)

  function add(what: Addable, place: FlowPlace) {
    closeMenu()
    store.add(what, place, [t(`title.${what}`, { number: 1 }), t(`title.${what}`, { number: 2 })])
    focusSelected()
  }

  function paste(place: FlowPlace) {
    closeMenu()
    store.paste(place)
    focusSelected()
  }

  function goTo(nodeId: string) {
    store.open(nodeId)
    view.reveal(nodeId)
  }

  function closePanel() {
    store.setPanel(undefined)
    focusSelected()
  }

  return (
    <DesignProvider value={design}>
      <section className={styles.designer} aria-label={t('designer.label')} data-panel={panel}>
        <Toolbar
          view={view}
          extra={extra}
          search={
            <SearchBox
              value={keyword}
              found={found}
              onChange={setKeyword}
              onGo={(nodeId) => {
                store.select(nodeId)
                view.reveal(nodeId)
              }}
            />
          }
        />
        <Viewport
          view={view}
          label={t('designer.keys')}
          onKeyDown={onKeyDown}
          overlay={nodes.length >= LARGE && <Minimap view={view} root={root} />}
        >
          <CardsProvider value={cards}>
            <FlowTree root={root} parts={EDIT_PARTS} />
          </CardsProvider>
        </Viewport>
        <SidePanel isOfModel={isOfModel} onGo={goTo} onClose={closePanel} />
        {menu && (
          <AddMenu
            {...menu}
            addable={design.addable.filter((what) => canAddAt(what, { root, place: menu.place }))}
            onAdd={add}
            onPaste={paste}
            onClose={closeMenu}
          />
        )}
        <Announcements />
      </section>
    </DesignProvider>
  )
}

const ADDABLE: readonly Addable[] = [
  'approver',
  'copy',
  'condition',
  'interflow',
  'inclusive',
  'choose',
  'timer',
  'subFlow',
  'service',
  'loop',
]
/** Whether a line takes what is added there: loops and branches to choose have a place of their own. */
function canAddAt(what: Addable, { root, place }: { root: FlowNode; place: FlowPlace }): boolean {
  if (what === 'loop') return canLoopAt(root, place)
  if (what !== 'choose') return true
  const node = visitOf(root, place.after)?.node
  return node?.type === 'approver' && !blockOf(node)
}

const ALWAYS: ReadonlySet<Addable> = new Set<Addable>(['approver', 'condition', 'interflow'])

function useSummary(nodes: readonly FlowNode[], { root, flows }: { root: FlowNode; flows: readonly FlowChoice[] }) {
  const { t } = useText('workflowModel')
  const nameOf = useNames(root)
  return useMemo(() => {
    const titles = new Map(nodes.map((node) => [node.nodeId, titleOf(node)]))
    const chosen = new Set(
      nodes.flatMap((node) => (blockOf(node) === 'choose' ? branchesOf(node).map(({ nodeId }) => nodeId) : [])),
    )
    const flowNames = new Map(flows.map(({ id, fullName }) => [id, fullName]))
    const wording = {
      t,
      nameOf: (kind: Parameters<typeof nameOf>[0], id: string) =>
        kind === 'flows' ? flowNames.get(id) : nameOf(kind, id),
      titleOfNode: (id: string) => titles.get(id),
      isChosen: (id: string) => chosen.has(id),
    }
    return (node: FlowNode) => describeNode(node, wording)
  }, [nodes, flows, nameOf, t])
}

/** The check follows the document, behind typed letters. */
function useProblems(fields: readonly FlowFormField[], check: FlowDesignerProps['check']) {
  const root = useDeferredValue(useFlow((state) => state.root))
  const readProblems = useFlow((state) => state.readProblems)
  return useMemo(
    () => [...readProblems, ...checkFlow(root, { ...check, ...(fields.length > 0 && { fields }) })],
    [root, readProblems, fields, check],
  )
}

function useFound(
  nodes: readonly FlowNode[],
  { keyword, summaryOf }: { keyword: string; summaryOf: (node: FlowNode) => string },
): readonly string[] {
  const { t } = useText('workflowModel')
  return useMemo(() => {
    const wanted = keyword.trim().toLowerCase()
    if (wanted === '') return []
    return nodes
      .filter((node) => node.type !== 'empty')
      .filter((node) => `${nameOfNode(node, t)} ${summaryOf(node)}`.toLowerCase().includes(wanted))
      .map(({ nodeId }) => nodeId)
  }, [nodes, keyword, summaryOf, t])
}
