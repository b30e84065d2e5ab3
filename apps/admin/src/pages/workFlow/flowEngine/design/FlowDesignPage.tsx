import { useListFlowMessageTemplatesQuery } from '@sqos/api-client/workflow'
import { Button } from '@arco-design/web-react'
import { IconLeft } from '@arco-design/web-react/icon'
import { FormDesigner } from '@sqos/form-designer'
import { useText } from '@sqos/i18n/react'
import { useShortcuts } from '@sqos/layout'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { FlowDesigner, type FlowFeature, type FlowFormulaEdit, flowFieldsOf } from '@sqos/workflow-designer'
import { lazy, Suspense, useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useLeaveGuard } from '../../../../app/expiry/use-leave-guard.ts'
import { useAppDispatch } from '../../../../app/store.ts'
import { createDesignerServices } from '../../../../parts/designer-services/designer-services.ts'
import { AppFields } from '../../../../parts/widget-services/AppFields.tsx'
import { NAMESPACE } from '../catalogue.ts'
import styles from './FlowDesign.module.css'
import { type FlowDesign, hasDesignedForm, isDirty, useFlowDesign } from './use-flow-design.ts'
import { useInterfaces } from './use-interfaces.ts'
import { usePrintTemplates } from './use-print-templates.ts'
import { useSubFlows } from './use-sub-flows.ts'

const SimulationDrawer = lazy(async () => ({ default: (await import('./SimulationDrawer.tsx')).SimulationDrawer }))
const FormulaDialog = lazy(async () => ({ default: (await import('@sqos/form-designer/formula')).FormulaDialog }))

/** What the server runs besides approvals, conditions and parallel branches. */
const FEATURES: readonly FlowFeature[] = [
  'copy',
  'timer',
  'subFlow',
  'inclusive',
  'choose',
  'timeLimit',
  'agreeRules',
  'veto',
  'schedule',
  'emptyRule',
  'service',
  'loop',
]

const STEPS = ['form', 'flow'] as const

/** The design of a flow in steps: form, flow. */
export function FlowDesignPage({ flowId, onClose }: { flowId: string; onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const state = useFlowDesign(flowId)
  if (state.hasFailed) return <FailedState hint={t('design.failed')} onRetry={() => void state.retry()} />
  if (!state.design) return <Skeleton lines={12} />
  return <Steps design={state.design} state={state} onClose={onClose} />
}

interface StepsProps {
  design: FlowDesign
  state: ReturnType<typeof useFlowDesign>
  onClose: () => void
}

function Steps({ design, state, onClose }: StepsProps) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const [services] = useState(() => createDesignerServices(dispatch))
  const { flow, form, tree } = design
  const document = useSyncExternalStore(form.subscribe, () => form.getState().form)
  const formDirty = useSyncExternalStore(form.subscribe, () => form.getState().isDirty)
  const treeDirty = useSyncExternalStore(tree.subscribe, () => tree.getState().isDirty)
  const [step, setStep] = useState<'form' | 'flow'>(() => (document.items.length === 0 ? 'form' : 'flow'))
  const [isSimulating, setIsSimulating] = useState(false)
  const fields = useMemo(() => flowFieldsOf(document), [document])
  const check = useMemo(() => ({ flowId: flow.id }), [flow.id])
  const { flows, fieldsOfFlow } = useSubFlows(flow.id)
  const interfaces = useInterfaces()
  const printTemplates = usePrintTemplates()
  const { data: templates } = useListFlowMessageTemplatesQuery()
  const formulaEditor = useCallback(
    (edit: FlowFormulaEdit) => (
      <Suspense>
        <FormulaDialog form={document} wanted="boolean" {...edit} />
      </Suspense>
    ),
    [document],
  )
  useLeaveGuard(() => isDirty(design), { staysOn: (params) => params.get('design') === flow.id })

  const current = { form, flow: tree }[step]
  useShortcuts([
    { keys: 'mod+s', scope: 'typing', run: () => void (state.isBusy || state.save(design)) },
    { keys: 'mod+z', run: () => current.undo() },
    { keys: 'mod+shift+z', run: () => current.redo() },
    { keys: 'mod+y', run: () => current.redo() },
  ])

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Button type="text" icon={<IconLeft aria-hidden="true" />} onClick={onClose}>
          {t('design.back')}
        </Button>
        <h1 className={styles.title}>{flow.fullName}</h1>
        <nav className={styles.steps} aria-label={t('design.steps')}>
          {(hasDesignedForm(flow) ? STEPS : STEPS.slice(1)).map((one) => (
            <Button
              key={one}
              size="small"
              type={one === step ? 'primary' : 'secondary'}
              aria-current={one === step ? 'step' : undefined}
              onClick={() => setStep(one)}
            >
              {t(`design.step.${one}`)}
            </Button>
          ))}
        </nav>
        <span className={styles.state}>{t(formDirty || treeDirty ? 'design.unsaved' : 'design.saved')}</span>
        <Button onClick={() => setIsSimulating(true)}>{t('simulation.open')}</Button>
        <Button type="primary" loading={state.isBusy} onClick={() => void state.save(design)}>
          {t('design.save')}
        </Button>
      </header>
      <div className={styles.work}>
        {step === 'form' ? (
          <FormDesigner store={form} services={services} webType={1} />
        ) : (
          <AppFields>
            <FlowDesigner
              store={tree}
              fields={fields}
              features={FEATURES}
              flows={flows}
              fieldsOfFlow={fieldsOfFlow}
              interfaces={interfaces}
              printTemplates={printTemplates}
              messageTemplates={templates?.list}
              formulaEditor={formulaEditor}
              check={check}
            />
          </AppFields>
        )}
      </div>
      {isSimulating && (
        <Suspense>
          <AppFields>
            <SimulationDrawer flowId={flow.id} form={document} tree={tree} onClose={() => setIsSimulating(false)} />
          </AppFields>
        </Suspense>
      )}
    </div>
  )
}
