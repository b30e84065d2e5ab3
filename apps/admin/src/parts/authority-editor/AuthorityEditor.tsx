import { Alert, Button, Drawer, Input } from '@arco-design/web-react'
import { isApiError } from '@sqos/api-client'
import { RESULT } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { confirmAction, EmptyState, FailedState, NoPermissionState, showToast, Skeleton } from '@sqos/ui-kit'
import { CloseButton } from '@sqos/ui-kit/list'
import { useId, useMemo, useState } from 'react'
import styles from './AuthorityEditor.module.css'
import { NAMESPACE } from './catalogue.ts'
import { checkStates, shownNodes } from './check-tree.ts'
import { CheckTree } from './CheckTree.tsx'
import { GrantsPreviewDialog } from './GrantsPreviewDialog.tsx'
import type { EditedObject, Several } from './load-grants.ts'
import { RoleCopySelect } from './RoleCopySelect.tsx'
import { STEPS, type Step } from './steps.ts'
import { type AuthorityEditorState, useAuthorityEditor } from './use-authority-editor.ts'

export interface AuthorityEditorProps {
  object: EditedObject
  /** Called when it was saved, and when it was given up. */
  onClose: () => void
}

/** What a role, a person, a position or an organisation may do: menus, and on them buttons, columns, fields and data. */
export function AuthorityEditor({ object, onClose }: AuthorityEditorProps) {
  const { t } = useText(NAMESPACE)
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(true)
  const editor = useAuthorityEditor(object)
  const [step, setStep] = useState<Step>('module')
  const at = STEPS.indexOf(step)

  async function requestClose() {
    const question = {
      text: t('discard.text'),
      confirmText: t('discard.confirm'),
      cancelText: t('discard.stay'),
      danger: true,
    }
    if (!editor.isDirty || (await confirmAction(question))) setIsOpen(false)
  }

  async function finish() {
    if (editor.isDirty) return await (object.several ? addTo(object.several) : editor.review())
    showToast({ kind: 'info', text: t('unchanged') })
    setIsOpen(false)
  }

  async function save() {
    const undo = await editor.save()
    if (!undo) return
    setIsOpen(false)
    const { name } = object
    showToast({
      kind: 'success',
      text: t('saved', { name }),
      onUndo: () =>
        void undo().then((isUndone) => isUndone && showToast({ kind: 'success', text: t('undone', { name }) })),
    })
  }

  async function addTo(several: Several) {
    const text = t('add.text', { name: object.name, count: editor.tickedCount })
    if (!(await confirmAction({ title: t('add.title'), text, confirmText: t('add.confirm') }))) return
    if (await editor.add(several)) setIsOpen(false)
  }

  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId }
  return (
    <Drawer
      {...dialog}
      visible={isOpen}
      title={
        <span
          id={titleId}
        >{`${t(object.several ? 'title.several' : `title.${object.objectType}`)} - ${object.name}`}</span>
      }
      width="100vw"
      closeIcon={<CloseButton />}
      maskClosable={false}
      focusLock
      unmountOnExit
      onCancel={() => void requestClose()}
      afterClose={onClose}
      footer={
        <div className={styles.footer}>
          <Button onClick={() => void requestClose()}>{t('cancel')}</Button>
          <Button disabled={at === 0} onClick={() => setStep(STEPS[at - 1] ?? step)}>
            {t('previous')}
          </Button>
          <Button disabled={at === STEPS.length - 1} onClick={() => setStep(STEPS[at + 1] ?? step)}>
            {t('next')}
          </Button>
          <Button
            type="primary"
            loading={editor.busy && !editor.preview}
            disabled={editor.loading.kind !== 'ready'}
            onClick={() => void finish()}
          >
            {t('save')}
          </Button>
        </div>
      }
    >
      <EditorBody editor={editor} step={step} onStep={setStep} />
      <GrantsPreviewDialog
        preview={editor.preview}
        saving={editor.busy}
        onSave={() => void save()}
        onClose={editor.closePreview}
      />
    </Drawer>
  )
}

interface EditorBodyProps {
  editor: AuthorityEditorState
  step: Step
  onStep: (step: Step) => void
}

function EditorBody({ editor, step, onStep }: EditorBodyProps) {
  const { t } = useText(NAMESPACE)
  const { loading } = editor
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
          <button
            key={one}
            type="button"
            className={styles.step}
            aria-current={one === step ? 'step' : undefined}
            onClick={() => onStep(one)}
          >
            {t(`step.${one}`)}
            <Count editor={editor} step={one} />
          </button>
        ))}
      </nav>
      {/* Search and open nodes belong to one kind. */}
      <StepTree key={step} editor={editor} step={step} />
    </div>
  )
}

/** How many of how many are ticked. */
function Count({ editor, step }: { editor: AuthorityEditorState; step: Step }) {
  const ends = editor.nodes[step].filter((node, at) => node.end === at + 1)
  const ticked = ends.filter(({ id }) => editor.ticks[step].has(id)).length
  return <span className={styles.count}>{`${ticked}/${ends.length}`}</span>
}

function StepTree({ editor, step }: { editor: AuthorityEditorState; step: Step }) {
  const { t } = useText(NAMESPACE)
  const [text, setText] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const nodes = editor.nodes[step]
  const ticked = editor.ticks[step]
  const states = useMemo(() => checkStates(nodes, ticked), [nodes, ticked])
  const shown = useMemo(() => shownNodes(nodes, { text, closed }), [nodes, text, closed])
  // Ticking all means all that were searched for, closed or not.
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
          onChange={setText}
        />
        <Button size="small" onClick={() => tick(true)}>
          {t('checkAll')}
        </Button>
        <Button size="small" onClick={() => tick(false)}>
          {t('uncheckAll')}
        </Button>
        <Button size="small" onClick={() => setClosed(new Set())}>
          {t('expandAll')}
        </Button>
        <Button size="small" onClick={() => setClosed(parentsOf(nodes))}>
          {t('foldAll')}
        </Button>
        <Button size="small" disabled={!editor.isDirty} onClick={editor.reset}>
          {t('reset')}
        </Button>
        <RoleCopySelect exceptId={editor.object.id} onTake={editor.takeOver} />
      </div>
      <div className={styles.body}>
        <output>
          {editor.merged && <Alert type="warning" className={styles.notice ?? ''} content={t('merged')} />}
        </output>
        {nodes.length === 0 ? (
          <EmptyState title={t('empty')} hint={t(editor.ticks.module.size === 0 ? 'emptyMenu' : 'emptyHint')} />
        ) : shown.length === 0 ? (
          <EmptyState title={t('notFound')} />
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
