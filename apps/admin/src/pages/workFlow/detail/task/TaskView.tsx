import { Alert, Button } from '@arco-design/web-react'
import type { FlowTaskDetail } from '@sqos/api-client/workflow'
import type { FormModel } from '@sqos/form-model'
import type { DocumentFormHandle } from '@sqos/form-renderer'
import { useMediaQuery } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { useShortcuts } from '@sqos/layout'
import { showToast, Skeleton } from '@sqos/ui-kit'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLeaveGuard } from '../../../../app/expiry/use-leave-guard.ts'
import { TabButtons } from '../../../../parts/switch/TabButtons.tsx'
import { NAMESPACE } from '../catalogue.ts'
import { type BarAction, DecisionBar } from '../decision/DecisionBar.tsx'
import { NO_INPUT, type DecisionKind, ENDS_DUTY } from '../decision/decision-kinds.ts'
import { useDecision } from '../decision/use-decision.ts'
import { useTypedAhead } from '../decision/use-typed-ahead.ts'
import styles from '../Detail.module.css'
import { addressOfCopy } from '../task-address.ts'
import { TaskForm } from './TaskForm.tsx'
import { TaskHeader } from './TaskHeader.tsx'
import { useActionTexts } from './use-action-texts.ts'
import { usePrintedTask } from './use-printed-task.ts'
import { useCovered } from './use-covered.ts'
import { useDraft } from './use-draft.ts'
import { useNeighbours } from './use-neighbours.ts'

const loadDecisionDialog = () => import('../decision/DecisionDialog.tsx')
const DecisionDialog = lazy(async () => ({ default: (await loadDecisionDialog()).DecisionDialog }))
const FlowTab = lazy(async () => ({ default: (await import('../tabs/FlowTab.tsx')).FlowTab }))
const RecordsTab = lazy(async () => ({ default: (await import('../tabs/RecordsTab.tsx')).RecordsTab }))
const SummaryTab = lazy(async () => ({ default: (await import('../tabs/SummaryTab.tsx')).SummaryTab }))
const CommentsTab = lazy(async () => ({ default: (await import('../tabs/CommentsTab.tsx')).CommentsTab }))
const MigrationDialog = lazy(async () => ({
  default: (await import('../../admin/MigrationDialog.tsx')).MigrationDialog,
}))
const CallsDrawer = lazy(async () => ({ default: (await import('../../admin/CallsDrawer.tsx')).CallsDrawer }))
const RecordPrint = lazy(async () => ({
  default: (await import('../../../../parts/print/RecordPrint.tsx')).RecordPrint,
}))

interface TaskViewProps {
  detail: FlowTaskDetail
  /** The form of the task. */
  model: FormModel
  /** The duty by which the page was opened; empty otherwise. */
  openedDuty: string
  onReload: () => void
}

/** The decision in the dialog, with the values of the form at that moment. */
interface Asked {
  kind: DecisionKind
  formData: Readonly<Record<string, unknown>>
}

/** The decisions, in the order of the bar. */
const DECISIONS: readonly DecisionKind[] = [
  'agree',
  'reject',
  'transfer',
  'addSignBefore',
  'removeSign',
  'circulate',
  'recall',
  'press',
  'withdraw',
  'assign',
  'resume',
  'suspend',
  'cancel',
  'revive',
]

/** Actions of administrators with a dialog of their own. */
const MANAGED = ['migrate', 'calls'] as const

/** From this width on the history is beside the form. */
const WIDE = '(width >= 1720px)'

const FORM = 'form'
const TABS = [FORM, 'flow', 'records', 'summary', 'comments'] as const
type Tab = (typeof TABS)[number]

/** Tabs that the start node shows or hides. */
const SHOWN_BY_DESIGN: Partial<Record<Tab, (page: FlowTaskDetail['page']) => boolean>> = {
  summary: ({ isSummary }) => isSummary,
  comments: ({ isComment }) => isComment,
}

const KEYS: Partial<Record<DecisionKind, string>> = { agree: 'A', reject: 'R' }

/** The page of a task. What was typed is kept until the decision is made. */
export function TaskView({ detail, model, openedDuty, onReload }: TaskViewProps) {
  const { t } = useText(NAMESPACE)
  const { allowed, flowTaskInfo: task, page } = detail
  const form = useRef<DocumentFormHandle>(null)
  const [tab, setTab] = useState<Tab>(FORM)
  const [asked, setAsked] = useState<Asked>()
  const [input, setInput] = useState(NO_INPUT)
  const [problem, setProblem] = useState('')
  const [isPrinting, setPrinting] = useState(false)
  const [managed, setManaged] = useState<'migrate' | 'calls'>()
  const isWide = useMediaQuery(WIDE)
  const isLeaving = useRef(false)
  const navigate = useNavigate()
  const { isBusy, decide } = useDecision()
  const draft = useDraft(detail, form)
  const textOf = useActionTexts(detail)
  const printed = usePrintedTask(detail)
  const { goBack, openPrevious, openNext } = useNeighbours([allowed.operatorId ?? openedDuty, openedDuty, task.id])
  useLeaveGuard(() => !isLeaving.current && form.current?.isDirty() === true)

  const tabs = TABS.filter((one) => SHOWN_BY_DESIGN[one]?.(page) ?? true)
  const may = (action: (typeof allowed.actions)[number]) => allowed.actions.includes(action)

  const typedAhead = useTypedAhead((text) => setInput((before) => ({ ...before, opinion: `${before.opinion}${text}` })))

  useEffect(function loadTheDialogBeforeItIsAsked() {
    void loadDecisionDialog()
  }, [])

  async function ask(kind: DecisionKind) {
    if (!may(kind)) return
    typedAhead.begin()
    // Only an agreement writes the form.
    const formData = kind === 'agree' ? await checkedForm() : {}
    if (formData === undefined) {
      typedAhead.drop()
      return
    }
    setProblem('')
    setAsked({ kind, formData })
  }

  async function checkedForm() {
    if (!form.current) return {}
    const values = await form.current.check()
    if (!values) setTab(FORM)
    return values
  }

  async function confirm() {
    if (!asked) return
    const outcome = await decide(asked.kind, { detail, input, formData: asked.formData })
    if (!outcome) return
    if (outcome.status === 'refused') {
      setProblem(outcome.message)
      if (Object.keys(outcome.fields).length > 0) {
        setAsked(undefined)
        setTab(FORM)
        form.current?.showProblems(outcome.fields)
      }
      onReload()
      return
    }
    isLeaving.current = true
    setAsked(undefined)
    setProblem('')
    setInput(NO_INPUT)
    if (ENDS_DUTY.has(asked.kind) && openNext) openNext()
    else isLeaving.current = false
  }

  const isCovered = useCovered(asked !== undefined || managed !== undefined)
  useShortcuts([
    { keys: 'j', run: () => openNext?.() },
    { keys: 'k', run: () => openPrevious?.() },
    { keys: 'a', run: () => void ask('agree') },
    { keys: 'r', run: () => void ask('reject') },
    { keys: 'Escape', run: () => !isCovered() && goBack() },
  ])

  const actions: BarAction[] = [
    ...DECISIONS.filter(may).map((kind) => ({
      key: kind,
      text: textOf(kind),
      shortcut: KEYS[kind],
      ...(kind === 'agree' && { look: 'primary' as const }),
      ...(kind === 'reject' && { look: 'danger' as const }),
      run: () => void ask(kind),
    })),
    ...(may('saveDraft')
      ? [{ key: 'saveDraft', text: textOf('saveDraft'), isBusy: draft.isSaving, run: draft.save }]
      : []),
    ...(may('edit') ? [{ key: 'edit', text: t('edit'), look: 'primary' as const, run: draft.edit }] : []),
    ...(may('again')
      ? [{ key: 'again', text: t('again'), run: () => void navigate(addressOfCopy(task.id, task.flowId)) }]
      : []),
    ...MANAGED.filter(may).map((key) => ({ key, text: textOf(key), run: () => setManaged(key) })),
    ...(may('print') ? [{ key: 'print', text: textOf('print'), run: () => setPrinting(true) }] : []),
  ]
  // The decision is not possible any more: somebody else decided, or the request went another way.
  const isLost = asked !== undefined && !may(asked.kind)
  const dropLetters = useEffectEvent(typedAhead.drop)

  useEffect(
    function dropLettersOfALostDecision() {
      if (isLost) dropLetters()
    },
    [isLost],
  )

  return (
    <article className={styles.page} aria-label={task.fullName}>
      <TaskHeader detail={detail} onBack={goBack} onPrevious={openPrevious} onNext={openNext} />
      {(isLost || (!asked && problem !== '')) && (
        <Alert
          className={styles.notice ?? ''}
          type="warning"
          title={problem || t('lost.title')}
          content={input.opinion === '' ? t('lost.text') : t('lost.kept', { opinion: input.opinion })}
          action={input.opinion !== '' && <CopyButton text={input.opinion} />}
        />
      )}
      <div className={styles.tabs}>
        <TabButtons<Tab>
          label={t('tabs')}
          choices={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
          chosen={tab}
          onChoose={setTab}
        />
        {/* What was typed into the form stays while another tab is shown. */}
        <div className={styles.beside} data-wide={isWide || undefined} hidden={tab !== FORM}>
          <section className={styles.pane} aria-label={t('tab.form')}>
            <TaskForm key={allowed.operatorId ?? ''} handle={form} detail={detail} form={model} />
          </section>
          {isWide && tab === FORM && (
            <aside className={styles.history} aria-label={t('tab.records')}>
              <h2>{t('tab.records')}</h2>
              <Suspense fallback={<Skeleton lines={6} />}>
                <RecordsTab detail={detail} isBrief />
              </Suspense>
            </aside>
          )}
        </div>
        {tab !== FORM && (
          <section className={styles.pane} aria-label={t(`tab.${tab}`)}>
            <Suspense fallback={<Skeleton lines={6} />}>
              {tab === 'flow' && <FlowTab detail={detail} />}
              {tab === 'records' && <RecordsTab detail={detail} />}
              {tab === 'summary' && <SummaryTab detail={detail} />}
              {tab === 'comments' && <CommentsTab taskId={task.id} />}
            </Suspense>
          </section>
        )}
      </div>
      {actions.length > 0 && (
        <DecisionBar label={t('decisions')} actions={actions}>
          {(openNext || openPrevious || may('agree')) && t('keys')}
        </DecisionBar>
      )}
      <Suspense>
        {asked && !isLost && (
          <DecisionDialog
            kind={asked.kind}
            detail={detail}
            formData={asked.formData}
            input={input}
            onInput={(change) => setInput((before) => ({ ...before, ...change }))}
            isBusy={isBusy}
            problem={problem}
            onFocused={typedAhead.end}
            onConfirm={() => void confirm()}
            onClose={() => setAsked(undefined)}
          />
        )}
        {managed === 'migrate' && (
          <MigrationDialog taskId={task.id} name={task.fullName} onClose={() => setManaged(undefined)} />
        )}
        {managed === 'calls' && (
          <CallsDrawer taskId={task.id} name={task.fullName} onClose={() => setManaged(undefined)} />
        )}
        {isPrinting && <RecordPrint request={printed} onClose={() => setPrinting(false)} />}
      </Suspense>
    </article>
  )
}

function CopyButton({ text }: { text: string }) {
  const { t } = useText(NAMESPACE)
  async function copy() {
    await navigator.clipboard.writeText(text)
    showToast({ kind: 'success', text: t('lost.copied') })
  }
  return (
    <Button size="small" onClick={() => void copy()}>
      {t('lost.copy')}
    </Button>
  )
}
