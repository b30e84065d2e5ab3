import { Alert, Button, Input } from '@arco-design/web-react'
import { isApiError } from '@sqos/api-client'
import { RESULT } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, NoPermissionState, Skeleton } from '@sqos/ui-kit'
import { type ReactNode, useMemo, useState } from 'react'
import styles from './AuthorityEditor.module.css'
import { NAMESPACE } from './catalogue.ts'
import { checkStates, shownNodes } from './check-tree.ts'
import { CheckTree } from './CheckTree.tsx'
import { NOBODY } from './load-grants.ts'
import { isLeveled } from './levels.ts'
import { RightsGrid } from './RightsGrid.tsx'
import { RoleCopySelect } from './RoleCopySelect.tsx'
import { isStep, type Step, STEPS } from './steps.ts'
import type { AuthorityEditorState } from './use-authority-editor.ts'

export interface GrantStepsProps<Extra extends string> {
  editor: AuthorityEditorState
  step: Step | NoInfer<Extra>
  onStep: (step: Step | NoInfer<Extra>) => void
  /** A step after the steps of the permissions. */
  extra?: { id: Extra; label: string; count: number; body: ReactNode }
}

/** Steps for menus, buttons, columns, form fields and data, with a tree of checkboxes or a matrix of rights. */
export function GrantSteps<Extra extends string = never>({ editor, step, onStep, extra }: GrantStepsProps<Extra>) {
  const { t } = useText(NAMESPACE)
  const { loading } = editor
  // Held here: the trees unmount while they load again.
  const [searches, setSearches] = useState<Partial<Record<Step, string>>>({})
  if (loading.kind === 'loading') return <Skeleton lines={12} />
  if (loading.kind === 'failed') {
    const error = isApiError(loading.error) ? loading.error : undefined
    if (error?.code === RESULT.forbidden) return <NoPermissionState hint={error.msg} />
    return <FailedState hint={error?.msg} traceId={error?.traceId} onRetry={editor.retry} />
  }
  return (
    <div className={styles.editor}>
      <nav className={styles.steps} aria-label={t('steps')}>
        {STEPS.map((one) => (
          <StepButton
            key={one}
            label={t(`step.${one}`)}
            count={countOf(editor, one)}
            isCurrent={one === step}
            onChoose={() => onStep(one)}
          />
        ))}
        {extra && (
          <StepButton
            label={extra.label}
            count={String(extra.count)}
            isCurrent={extra.id === step}
            onChoose={() => onStep(extra.id)}
          />
        )}
      </nav>
      {isStep(step) ? (
        <StepTree
          key={step}
          editor={editor}
          step={step}
          text={searches[step] ?? ''}
          onText={(text) => setSearches({ ...searches, [step]: text })}
        />
      ) : (
        extra?.body
      )}
    </div>
  )
}

interface StepButtonProps {
  label: string
  count: string
  isCurrent: boolean
  onChoose: () => void
}

function StepButton({ label, count, isCurrent, onChoose }: StepButtonProps) {
  return (
    <button
      ref={isCurrent ? showOnPhones : undefined}
      type="button"
      className={styles.step}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onChoose}
    >
      {label}
      <span className={styles.count}>{count}</span>
    </button>
  )
}

/** Scrolls the current step into view on narrow screens. */
const showOnPhones = (button: HTMLElement | null) => button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Number of ticked leaves and of all leaves. */
function countOf(editor: AuthorityEditorState, step: Step): string {
  const ends = editor.nodes[step].filter((node, at) => node.end === at + 1)
  const ticked = ends.filter(({ id }) => editor.ticks[step].has(id)).length
  return `${ticked}/${ends.length}`
}

interface StepTreeProps {
  editor: AuthorityEditorState
  step: Step
  /** Search text of the step. */
  text: string
  onText: (text: string) => void
}

function StepTree({ editor, step, text, onText }: StepTreeProps) {
  const { t } = useText(NAMESPACE)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const nodes = editor.nodes[step]
  const ticked = editor.ticks[step]
  const states = useMemo(() => checkStates(nodes, ticked), [nodes, ticked])
  const shown = useMemo(() => shownNodes(nodes, { text, closed }), [nodes, text, closed])
  // "Tick all" covers every node that matches the search, in closed branches too.
  const reach = useMemo(() => shownNodes(nodes, { text, closed: new Set() }), [nodes, text])
  const tick = (on: boolean) => editor.setAll(step, { indices: reach, on })

  function open(index: number, isOpen: boolean) {
    const { id = '' } = nodes[index] ?? {}
    const next = new Set(closed)
    if (isOpen) next.delete(id)
    else next.add(id)
    setClosed(next)
  }

  return (
    <>
      <div className={styles.tools}>
        <Input
          allowClear
          className={styles.search ?? ''}
          aria-label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={text}
          onChange={onText}
        />
        {/* The heads of a matrix do the same, for each right. */}
        {!isLeveled(step) && (
          <>
            <Button size="small" onClick={() => tick(true)}>
              {t('checkAll')}
            </Button>
            <Button size="small" onClick={() => tick(false)}>
              {t('uncheckAll')}
            </Button>
          </>
        )}
        <Button size="small" onClick={() => setClosed(new Set())}>
          {t('expandAll')}
        </Button>
        <Button size="small" onClick={() => setClosed(parentsOf(nodes))}>
          {t('foldAll')}
        </Button>
        <Button size="small" disabled={!editor.isDirty} onClick={editor.reset}>
          {t('reset')}
        </Button>
        {/* Grants for several objects are added, so nothing is copied. */}
        {editor.object.id !== NOBODY && <RoleCopySelect roles={editor.roles} onTake={editor.takeOver} />}
      </div>
      <div className={styles.body}>
        <output>
          {editor.merged && <Alert type="warning" className={styles.notice ?? ''} content={t('merged')} />}
        </output>
        {nodes.length === 0 ? (
          <EmptyState title={t('empty')} hint={t(editor.ticks.module.size === 0 ? 'emptyMenu' : 'emptyHint')} />
        ) : shown.length === 0 ? (
          <EmptyState title={t('notFound')} />
        ) : isLeveled(step) ? (
          <RightsGrid
            editor={editor}
            step={step}
            shown={shown}
            reach={reach}
            closed={text.trim() === '' ? closed : NONE}
            onOpenChange={open}
          />
        ) : (
          <CheckTree
            label={t(`step.${step}`)}
            nodes={nodes}
            states={states}
            shown={shown}
            closed={text.trim() === '' ? closed : NONE}
            onToggle={(index) => editor.toggle(step, index)}
            onOpenChange={open}
          />
        )}
      </div>
    </>
  )
}

const NONE: ReadonlySet<string> = new Set()

const parentsOf = (nodes: AuthorityEditorState['nodes'][Step]) =>
  new Set(nodes.filter((node, at) => node.end > at + 1).map(({ id }) => id))
