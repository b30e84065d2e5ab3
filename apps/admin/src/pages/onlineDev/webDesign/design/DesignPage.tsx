import { Button } from '@arco-design/web-react'
import { IconLeft } from '@arco-design/web-react/icon'
import { FormDesigner } from '@sqos/form-designer'
import { ListDesigner } from '@sqos/form-designer/list'
import { asBoolean, readForm } from '@sqos/form-model'
import { DocumentForm } from '@sqos/form-renderer/later'
import { UploadScope, uploadWidgets } from '@sqos/form-renderer/uploads'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { useShortcuts } from '@sqos/layout'
import { usePermission } from '@sqos/session'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useLeaveGuard } from '../../../../app/expiry/use-leave-guard.ts'
import { usePageRunner } from '../../../../parts/scripts/use-page-runner.ts'
import { useAppDispatch } from '../../../../app/store.ts'
import { AppUploads } from '../../../../parts/uploads/AppUploads.tsx'
import { AppFields } from '../../../../parts/widget-services/AppFields.tsx'
import { scriptRequestOf } from '@sqos/generated-page'
import { NAMESPACE } from './catalogue.ts'
import styles from './Design.module.css'
import { LeaveDialog } from './LeaveDialog.tsx'
import { useMaking } from './making/use-making.tsx'
import { PublishStep } from './publish/PublishStep.tsx'
import { usePublishing } from './publish/use-publishing.ts'
import { UnpublishedFace } from './publish/UnpublishedFace.tsx'
import { WhoStep } from './publish/WhoStep.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { type Design, draftOf, isDirty, type SavedChanges } from './design-documents.ts'
import { useModelDesign } from './use-model-design.ts'

const StartImport = lazy(async () => ({ default: (await import('./StartImport.tsx')).StartImport }))

interface DesignPageProps {
  modelId: string
  /** The import of the rows that the model started with. */
  importId: string | undefined
  onClose: () => void
}

/** The design of a model in steps: form, list. Source: contract of the platform, 20.3. */
export function DesignPage({ modelId, importId, onClose }: DesignPageProps) {
  const { t } = useText(NAMESPACE)
  const state = useModelDesign(modelId)
  const { design } = state

  if (state.hasFailed) return <FailedState hint={t('failed')} onRetry={() => void state.retry()} />
  if (!design) return <Skeleton lines={12} />
  return (
    <>
      <Steps key={modelId} design={design} state={state} importId={importId} onClose={onClose} />
      {state.question && <QuestionDialog question={state.question} state={state} />}
    </>
  )
}

type State = ReturnType<typeof useModelDesign>

interface StepsProps extends Pick<DesignPageProps, 'importId' | 'onClose'> {
  design: Design
  state: State
}

function Steps({ design, state, importId, onClose }: StepsProps) {
  const { t } = useText(NAMESPACE)
  const { services, dialog } = useMaking()
  const [step, setStep] = useState<Step>('form')
  const [leaving, setLeaving] = useState<(agreed: boolean) => void>()
  const { designer, list, app, model, draft } = design
  const formDirty = useSyncExternalStore(designer.subscribe, () => designer.getState().isDirty)
  const listDirty = useSyncExternalStore(list.subscribe, () => list.getState().isDirty)
  const appDirty = useSyncExternalStore(app.subscribe, () => app.getState().isDirty)
  useLeaveGuard(() => isDirty(design), {
    staysOn: (params) => params.get('design') === model.id,
    ask: () => new Promise((resolve) => setLeaving(() => resolve)),
  })
  const publishing = usePublishing({
    model,
    save: ({ hasGrants, hasOwnRows }) => {
      if (hasGrants) state.prepareGrants({ hasOwnRows })
      return isDirty(design) || !model.formData ? state.save() : Promise.resolve(true)
    },
  })
  const webType = Number(model.webType)
  const mayRelease = usePermission()('btn_release')
  const isUnsaved = formDirty || listDirty || appDirty
  const designed: readonly Step[] = webType > 1 ? ['form', 'list', 'app'] : ['form']
  const grantsFields = useSyncExternalStore(list.subscribe, () => list.getState().document.useFormPermission)

  const steps: readonly Step[] = mayRelease ? [...designed, 'who', 'publish'] : designed
  const current = step === 'list' ? list : step === 'app' ? app : step === 'form' ? designer : undefined

  const hasNext = publishing.menuId === undefined || publishing.access.length > 0 || isUnsaved
  const renderNext =
    step === 'who' && hasNext
      ? (userId: string) => (
          <UnpublishedFace userId={userId} modelId={model.id} access={publishing.access} design={draftOf(design)} />
        )
      : undefined

  function go(next: Step) {
    if (next === 'list' || next === 'app') state.openList(next)
    setStep(next)
  }

  function leave(agreed: boolean) {
    leaving?.(agreed)
    setLeaving(undefined)
  }

  useShortcuts([
    { keys: 'mod+s', scope: 'typing', run: () => void (state.isBusy || state.save()) },
    { keys: 'mod+z', run: () => current?.undo() },
    { keys: 'mod+shift+z', run: () => current?.redo() },
    { keys: 'mod+y', run: () => current?.redo() },
  ])

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Button type="text" className={styles.back ?? ''} icon={<IconLeft aria-hidden="true" />} onClick={onClose}>
          {t('back')}
        </Button>
        <h1 className={styles.title} title={model.fullName}>
          {model.fullName}
        </h1>
        {steps.length > 1 && (
          <nav className={styles.steps} aria-label={t('steps')}>
            {steps.map((one, index) => (
              <button
                key={one}
                type="button"
                className={styles.one}
                aria-current={one === step ? 'step' : undefined}
                onClick={() => go(one)}
              >
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                {t(`step.${one}`)}
              </button>
            ))}
          </nav>
        )}
        <div className={styles.actions}>
          <output className={styles.state}>{isUnsaved ? t('unsaved') : savedText(design.saved, t)}</output>
          <Button loading={state.isBusy} onClick={() => void state.save()}>
            {t('save')}
          </Button>
          {mayRelease && step !== 'publish' && (
            <Button type="primary" onClick={() => setStep('publish')}>
              {t('publish.publish')}
            </Button>
          )}
        </div>
      </header>
      <div className={styles.notes}>
        {importId !== undefined && (
          <Suspense>
            <StartImport modelId={model.id} importId={importId} />
          </Suspense>
        )}
        {draft && (
          <output className={styles.draft}>
            {t('draft', { time: formatDate(draft.at) })}
            <Button size="small" type="primary" onClick={() => state.restoreDraft()}>
              {t('restore')}
            </Button>
            <Button size="small" onClick={() => state.discardDraft()}>
              {t('discard')}
            </Button>
          </output>
        )}
      </div>
      <div className={styles.work}>
        {step === 'who' ? (
          <WhoStep
            holders={publishing.holders}
            menuId={publishing.menuId}
            renderNext={renderNext}
            onChange={publishing.setHolders}
          />
        ) : step === 'publish' ? (
          <PublishStep publishing={publishing} onWho={() => setStep('who')} />
        ) : step === 'form' ? (
          <FormDesigner
            store={designer}
            services={services}
            webType={webType}
            renderPreview={(document) => <Preview modelId={model.id} document={document} />}
            permission={
              webType > 1
                ? {
                    isOn: asBoolean(grantsFields) === true,
                    onChange: (useFormPermission) => list.change({ useFormPermission }),
                  }
                : undefined
            }
          />
        ) : (
          <ListDesigner
            key={step}
            store={step === 'app' ? app : list}
            form={designer.getState().form}
            services={services}
            side={step === 'app' ? 'app' : 'pc'}
          />
        )}
      </div>
      {dialog}
      {leaving && (
        <LeaveDialog
          isBusy={state.isBusy}
          onSave={() => void state.save().then(leave)}
          onDiscard={() => leave(true)}
          onStay={() => leave(false)}
        />
      )}
    </div>
  )
}

/** The steps of a design. The list for phones is designed beside the list. */
type Step = 'form' | 'list' | 'app' | 'who' | 'publish'

/** What the last save changed in the tables, in one line. */
function savedText(saved: SavedChanges | undefined, t: ReturnType<typeof useText>['t']): string {
  if (saved && saved.tables > 0) return t('savedTables', { count: saved.tables })
  if (saved && saved.columns > 0) return t('savedColumns', { count: saved.columns })
  return t('saved')
}

/** The form as users will see it, with its scripts and files. */
function Preview({ modelId, document }: { modelId: string; document: object }) {
  const dispatch = useAppDispatch()
  const [model] = useState(() => readForm(document))
  const [request] = useState(() => scriptRequestOf(dispatch))
  const runner = usePageRunner()
  return (
    <AppFields>
      <AppUploads>
        <UploadScope value={modelId}>
          <DocumentForm model={model} runner={runner} request={request} widgets={uploadWidgets} />
        </UploadScope>
      </AppUploads>
    </AppFields>
  )
}
