import { type FormModel, type JsonRecord } from '@sqos/form-model'
import type { FieldMode } from '@sqos/form-widgets'
import type { FormQrTarget } from '@sqos/form-widgets/qrcode'
import { Alert } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { useUnsavedInput } from '@sqos/ui-kit'
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { ItemList } from '../items/ItemList.tsx'
import { NAMESPACE } from '../locales.ts'
import { FormScripts, hasScripts } from '../scripts/form-scripts.ts'
import type { ScriptFailure, ScriptRequest, ScriptRunner } from '../scripts/script-runner.ts'
import { FormStore } from '../store/form-store.ts'
import { StoreContext } from '../store/use-field-state.ts'
import styles from './DocumentForm.module.css'
import { FormContext, type FormContextValue, type Widgets } from './form-context.ts'
import { type SubmitOutcome, submitForm } from './submit.ts'

/** What a host may do with an open form. */
export interface DocumentFormHandle {
  /** Checks, asks the scripts, saves. The answer tells how it went; what is wrong is shown, with the focus on it. */
  submit: () => Promise<SubmitOutcome>
  /** Goes to the first field, unless somebody works in one already: a dialog is ready a while after it can be typed into. */
  focus: () => void
  /** Something was typed, or is still on its way. */
  isDirty: () => boolean
  /** The form is thrown away: what is on its way for it ends. */
  abandon: () => void
  /** Shows what a server has refused, by field: `{ F_Name: '已存在' }`. */
  showProblems: (fields: Readonly<Record<string, string>>) => void
}

export interface DocumentFormProps {
  /** Of `readForm`. Another model is another form. */
  model: FormModel
  /** The stored record; nothing for a new one. Another object begins anew. */
  stored?: JsonRecord | undefined
  /** The record as people read it (contract of the platform, 7.6), with the mode `detail`, in place of `stored`. */
  display?: JsonRecord | undefined
  /** Default `edit`. */
  mode?: FieldMode | undefined
  /** Codes of the fields that the person may see; nothing when the form does not use form permission. */
  formCodes?: ReadonlySet<string> | undefined
  /**
   * Saves what is stored: model name → value. When it rejects, the form stays as it is, and fields that the server has named
   * (`{ fields: { F_Name: '已存在' } }`) show it.
   */
  onSave?: ((data: JsonRecord) => Promise<unknown>) | undefined
  /** Runs the scripts of the document; without it they do not run, and the form says so. */
  runner?: ScriptRunner | undefined
  /** How scripts ask the server. */
  request?: ScriptRequest | undefined
  /** Components by kind, beside those of this package. */
  widgets?: Widgets | undefined
  /** What QR codes of the form's own address say. */
  qrTarget?: FormQrTarget | undefined
  openRecord?: FormContextValue['openRecord']
  ref?: Ref<DocumentFormHandle> | undefined
}

const NO_WIDGETS: Widgets = {}
const NO_TARGET: FormQrTarget = {}

/** A form document as a working form. Buttons stand outside: `ref.current.submit()`. */
export function DocumentForm(props: DocumentFormProps) {
  const { model, stored, display, mode = 'edit', formCodes, runner, request, onSave, ref } = props
  const { widgets = NO_WIDGETS, qrTarget = NO_TARGET, openRecord } = props
  const { t } = useText(NAMESPACE)
  const store = useMemo(() => new FormStore(model, { stored, display, formCodes }), [model, stored, display, formCodes])
  const [failures, setFailures] = useState<readonly ScriptFailure[]>([])
  const scripts = useMemo(
    () =>
      runner && mode === 'edit'
        ? new FormScripts({
            store,
            runner,
            request,
            onFailure: (failure) => setFailures((known) => [...known.filter((one) => !isSame(one, failure)), failure]),
          })
        : undefined,
    [store, runner, request, mode],
  )
  const isSilent = useMemo(() => !runner && mode === 'edit' && hasScripts(store), [runner, mode, store])
  const context = useMemo<FormContextValue>(
    () => ({
      mode,
      size: model.settings.size,
      widgets,
      qrTarget,
      emit: (event) => void scripts?.event(event),
      handles: new Map(),
      tables: new Map(),
      panes: new Map(),
      openRecord,
    }),
    [mode, model, widgets, qrTarget, scripts, openRecord],
  )

  const root = useRef<HTMLDivElement>(null)
  useUnsavedInput(() => mode === 'edit' && store.isDirty())
  useEffect(() => () => store.close(), [store])
  useEffect(
    function load() {
      void scripts?.form('onLoad')
      return () => scripts?.close()
    },
    [scripts],
  )
  useImperativeHandle(
    ref,
    () => ({
      submit: () => submitForm({ store, scripts, context, onSave }),
      focus() {
        if (!root.current?.contains(document.activeElement)) [...context.handles.values()][0]?.focus()
      },
      isDirty: () => store.isDirty() || [...context.handles.values()].some((handle) => handle.hold?.()),
      abandon: () => context.handles.forEach((handle) => handle.abandon?.()),
      showProblems: (fields) =>
        store.showFaults(
          Object.entries(fields).map(([path, message]) => ({ path, message, code: 'pattern', params: {} })),
        ),
    }),
    [store, scripts, context, onSave],
  )

  return (
    <StoreContext value={store}>
      <FormContext value={context}>
        <div ref={root} className={styles['form']} data-style={model.settings.isDocumentStyle ? 'document' : undefined}>
          {isSilent && <Alert className={styles['notice'] ?? ''} type="info" content={t('scripts.notRun')} />}
          {failures.map((failure) => (
            <Alert
              key={`${failure.place.join('/')} ${failure.script}`}
              className={styles['notice'] ?? ''}
              type="warning"
              closable
              content={t('scripts.failed', {
                place: [...failure.place, failure.script].join(' › '),
                message: failure.message,
              })}
            />
          ))}
          <ItemList items={model.items} />
        </div>
      </FormContext>
    </StoreContext>
  )
}

const isSame = (left: ScriptFailure, right: ScriptFailure) =>
  left.script === right.script && left.place.join('/') === right.place.join('/')
